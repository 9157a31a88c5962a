### 브라우저와 터미널에서 즐기는 놀이판.

## Server: refusals

house-stale = 그사이 탁자의 상황이 바뀌었습니다. 지금 상황을 다시 보여 드립니다.
house-busy = 지금은 탁자의 상황이 너무 빨리 바뀝니다. 다시 해 보세요.
house-spectator = 관전 중입니다. 자리에 앉은 사람만 할 수 있습니다.
house-begun = 이미 판이 시작되었습니다.
house-not-begun = 아직 판이 시작되지 않았습니다.
house-not-over = 아직 판이 끝나지 않았습니다.
house-no-seat = 이 탁자에 그런 자리는 없습니다.
house-seat-taken = 이미 누가 앉은 자리입니다.
house-full = 이 탁자에는 빈자리가 없습니다.
house-answered = 이 버림패에는 이미 응답했습니다.
house-no-undo = 지금은 무를 수 없습니다. 그 뒤로 무언가 공개되었거나 자신의 수가 아닙니다.
house-no-undo-asked = 무르기에 대한 응답을 기다리는 사람이 없습니다.
house-line-unusable = 보낼 수 없는 말입니다. 비어 있거나 표시할 수 없는 글자가 있습니다.
house-slow-down = 한꺼번에 너무 많습니다. 잠시 기다려 주세요.
house-unreadable = 알아볼 수 없는 메시지입니다.
house-protocol = 이 프로그램은 서버와 버전이 다릅니다(프로토콜 { $protocol }). 페이지를 새로 여세요.
house-wrong-secret = 이 링크로는 더 이상 자리에 앉을 수 없습니다.
house-no-table = 그런 탁자는 없습니다.
house-table-damaged = 탁자 { JOSA($table, "을/를") } 이어 갈 수 없습니다: { $reason }
house-no-event = 이 판에 그런 순서는 없습니다.
house-no-rule = 그런 규칙은 없습니다.
house-not-found = 이 주소에는 아무것도 없습니다.
house-no-client = 브라우저용 페이지가 설치되어 있지 않습니다.
house-method = 이 주소에서는 할 수 없는 일입니다.
house-origin = 다른 사이트에서 온 요청입니다.
house-too-large = 너무 깁니다.

## Server: command line

cli-serve = 놀이판을 엽니다. 브라우저에서 친구나 봇과 함께 합니다.
house-cli-host = 접속을 받을 주소. 0.0.0.0이면 다른 컴퓨터에서도 들어올 수 있습니다.
house-cli-port = 접속을 받을 포트.
house-cli-database = 판을 보관할 곳: sqlite:///파일 또는 postgresql+asyncpg://….
house-cli-workers = 서버 프로세스 수. 둘 이상이면 PostgreSQL이 필요합니다.
house-cli-bots = 봇이 한 수에 쓰는 평균 시간(초).
house-cli-claims = 버림패에 응답할 수 있는 시간(초).
house-cli-no-browser = 브라우저를 열지 않습니다.
house-cli-join = 열려 있는 놀이판의 탁자에 앉습니다. 탁자 링크나 자기 자리 링크를 적습니다.
house-open = 놀이판이 열렸습니다: { $address }
house-port-taken = { $host }의 포트 { JOSA($port, "은/는") } 이미 쓰이고 있습니다. --port로 다른 포트를 고르세요.
house-one-worker = SQLite는 프로세스 하나만 쓸 수 있습니다. 여럿이면 --database로 PostgreSQL을 지정하세요.
house-database-busy = 다른 프로세스가 “{ $file }” 놀이판을 열어 두었습니다.
house-database-kind = 데이터베이스는 sqlite:///파일 또는 postgresql+asyncpg://… 형식이어야 합니다.
house-database-folder = “{ $folder }” 폴더가 없습니다.

## Server: a guest in the terminal

house-join-link = { JOSA($link, "은/는", "“”") } 탁자 링크가 아닙니다.
house-join-no-answer = { $address }에서 응답이 없습니다.
house-join-name = 이름:
house-join-link-kept = 다시 들어올 때 쓸 자기 자리 링크: { $link }
house-join-waiting = 다른 사람을 기다립니다. 자리: { $names }
house-join-empty = 빈자리
house-join-lost = 연결이 끊겼습니다. 다시 연결합니다.
house-join-watching = 이 탁자를 관전하고 있습니다.
house-join-undo = { JOSA($name, "이/가") } 마지막 수를 무르자고 합니다. 허락합니까? (y/n)
house-join-hint = “say …”는 탁자에 말하고, “undo”는 자신의 마지막 수를 무르자고 청합니다. Ctrl-C로 나가며, 링크로 다시 들어올 수 있습니다.
house-join-undo-asked = 다른 사람들에게 무르기를 청했습니다.
house-join-over = 이 판의 기보: { $link }

## Browser: the frame

house-skip = 본문으로
house-home = 놀이판 첫 화면으로
house-language = 언어
house-theme = 밝기
house-theme-system = 자동
house-theme-light = 밝게
house-theme-dark = 어둡게
house-sound = 소리
house-close = 닫기
house-looking = 잠시만요…
house-again = 다시 시도
house-no-answer = 지금은 서버가 응답하지 않습니다.
house-nowhere = 여기에는 아무것도 없습니다.
house-yes = 예
house-no = 아니요
house-seconds = { $count }초
house-minutes = { $count }분
house-hours = { $count }시간

## Browser: the house

house-title = 판이 벌어졌습니다
house-about = 친구와 함께 또는 봇을 상대로 즐기는 일곱 가지 보드게임입니다. 하나를 골라 보세요. 가입이 필요 없고, 모든 배패를 나중에 검증할 수 있습니다.
house-games = 게임
house-players = { $minimum }~{ $maximum }명
house-own-tables = 내 탁자
house-open-tables = 공개 탁자
house-no-open-tables = 지금은 공개된 탁자가 없습니다.
house-nobody = 아직 아무도 없음
house-empty-seats = { $count ->
    [0] 빈자리 없음
   *[other] 빈자리 { $count }개
 }
house-phase-playing = 진행 중
house-phase-over = 끝남

## Browser: a new table

house-your-name = 이름
house-how-many = 몇 명이 하나요?
house-pairs = 네 명은 두 팀으로 나뉘어 하며, 같은 팀은 마주 앉습니다.
house-company = 누구와 하나요?
house-company-greedy = 봇을 상대로
house-company-random = 아무 수나 두는 쉬운 봇을 상대로
house-company-optimal = 이길 확률이 가장 높은 수만 두는 완벽한 봇을 상대로
house-company-friends = 링크로 초대한 친구와 함께 (남는 자리는 봇이 채울 수 있음)
house-listed = 누구나 볼 수 있는 공개 탁자로 열기
house-turn-time = 한 차례의 제한 시간
house-turn-time-hint = 시간이 지나면 플레이어가 돌아올 때까지 봇이 대신 둡니다.
house-turn-no-limit = 제한 없음
house-options = 게임 옵션
house-option-range = { $minimum }부터 { $maximum }까지
house-open-table = 탁자 열기
house-start = 시작

## Browser: a table

house-table = 탁자
house-seats = 자리
house-seat-empty = 빈자리
house-you = 나
house-away = 자리 비움
house-bot-greedy = 봇
house-bot-random = 쉬운 봇
house-bot-optimal = 완벽한 봇
house-bot-away = { $name } 내보내기
house-sit-down = 자리에 앉기
house-full-watch = 자리가 모두 찼습니다. 관전할 수 있습니다.
house-be-ready = 준비하기
house-is-ready = 준비됨
house-rename = 이름 바꾸기
house-starts-when-ready = 모든 자리가 차고 모두 준비하면 시작합니다.
house-invite = 초대
house-invite-link = 친구에게 보낼 링크
house-invite-hint = 이 링크를 연 사람은 자리에 앉거나 관전할 수 있습니다.
house-own-link = 내 자리 링크
house-own-link-hint = 어느 기기에서든 내 자리를 여는 링크입니다. 아무에게도 보여 주지 마세요.
house-watch-link = 관전 링크
house-watch-hint = 이 링크를 연 사람은 관전할 수 있습니다.
house-links = 링크
house-copy = 복사
house-copied = 복사했습니다.
house-turned-away = 이 탁자를 열 수 없습니다.
house-watch-instead = 대신 관전하기
house-offline = 연결이 끊어져 다시 시도하고 있습니다.
house-offline-kept = { $count ->
   *[other] 방금 한 { $count }가지는 보관했다가 연결되면 보냅니다.
 }

## Browser: the match

house-your-turn = 내 차례
house-wait = 잠시만요. 게임이 저절로 이어집니다.
house-time-left = 남은 시간:
house-players-here = 플레이어
house-scores = 점수
house-winner = 승리
house-spectators = 관전자 { $count }명
house-news = 지난 일
house-no-news = 아직 아무 일도 없습니다.
house-told = { $name }: { $what }
house-chat = 대화
house-nothing-said = 아직 아무도 말하지 않았습니다.
house-say-label = 탁자에 할 말
house-say = 보내기
house-more = 이 탁자에 대해 더 보기
house-rules = 규칙
house-rules-of = 규칙: { $game }
house-rule-number = 규칙 { $number }
house-why-not = 왜 안 되나요?
house-show-in-rules = 규칙에서 보기
house-undo = 무르기
house-undo-asked = { JOSA($name, "이/가") } 마지막 수를 무르고 싶어 합니다.
house-undo-waits = { JOSA($name, "이/가") } 한 수 무르기를 청해 다른 사람들의 답을 기다립니다.
house-undo-agree = 동의
house-undo-refuse = 거절
house-leave = 나가기
house-leave-really = 탁자에서 나갈까요?
house-leave-open = 자리가 비고 다른 사람이 앉을 수 있습니다.
house-leave-playing = 봇이 대신 이어서 둡니다. 언제든지 돌아와 다시 이어받을 수 있습니다.
house-leave-over = 게임이 끝났습니다.
house-stay = 남기
house-over = 게임이 끝났습니다.
house-rematch = 한 판 더
house-join-rematch = 다음 판에 참가
house-watch-rematch = 다음 판 관전
house-download = 기보 내려받기

## Browser: fair dealing

house-fair = 공정한 배패
house-fair-sealed = 섞기, 뽑기, 굴리기의 결과는 모두 게임 전에 정해진 시드와 각 플레이어의 기기가 더한 값에서 나옵니다. 시드는 끝날 때까지 비밀이고, 그 지문은 처음부터 여기에 있습니다.
house-fair-opened = 게임이 끝나 시드가 공개되었습니다. 아무것도 바뀌지 않았음을 누구나 확인할 수 있습니다.
house-fair-commitment = 지문 (시드의 SHA-256)
house-fair-seed = 시드
house-fair-entropy = { JOSA($name, "이/가") } 더한 값
house-fair-right = 이 페이지에서 확인함: 시드의 지문이 정확히 일치합니다.
house-fair-wrong = 이 페이지에서 확인함: 시드의 지문이 일치하지 않습니다!
house-fair-impossible = 이 브라우저는 보안 페이지(https)에서만 확인할 수 있습니다. 기보를 내려받아 “noripan replay”로 확인하세요.
house-fair-house-right = 서버가 다시 두어 봄: 모든 결과가 시드에서 나옵니다.
house-fair-house-wrong = 서버가 다시 두어 봄: 시드에서 나오지 않은 결과가 있습니다!

## Browser: the replay

house-replay = 다시 보기
house-to-table = 탁자로
house-steps = 한 수씩
house-step = 수
house-step-first = 처음으로
house-step-back = 한 수 뒤로
house-step-forward = 한 수 앞으로
house-step-last = 끝으로
house-watcher = 관전자
house-seen-by = 누구의 눈으로
