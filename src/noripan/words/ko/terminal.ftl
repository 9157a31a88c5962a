### 명령줄과 터미널.

cli-about = 보드게임의 집: 정확한 규칙, 봇, 기보. 명령 없이 실행하면 메뉴가 나옵니다.
cli-menu = 게임을 골라 터미널에서 합니다.
cli-games = 게임 목록을 보여 줍니다.
cli-rules = 게임의 규칙을 보여 줍니다.
cli-play = 터미널에서 봇과, 또는 함께 앉은 사람들과 게임을 합니다.
cli-score = 게임 없이 패, 주사위 또는 배치의 점수를 계산합니다.
cli-replay = 기보를 한 수씩 확인하고 어디에서 끝나는지 보여 줍니다.
cli-bench = 이 컴퓨터에서 무작위로 둘 때의 속도를 잽니다.

cli-usage = 사용법:
cli-usage-command = 명령 …
cli-usage-options = [옵션]
cli-commands = 명령
cli-arguments = 인수
cli-options = 옵션

cli-help-help = 이 도움말을 보여 줍니다.
cli-help-lang = 언어: en, ko 또는 id.
cli-help-json = JSON으로 출력합니다.
cli-help-option = 게임 옵션(이름=값). 여러 번 쓸 수 있습니다.
cli-help-seats = 자리의 수.
cli-help-game = 게임의 이름. ‘noripan games’로 볼 수 있습니다.
cli-help-games-game = 게임의 이름. 그 게임의 옵션을 보여 줍니다.
cli-help-bench-game = 게임의 이름. 생략하면 모든 게임.
cli-help-file = 기보 파일. -이면 표준 입력을 읽습니다.
cli-help-score = 패, 주사위 또는 배치를 게임의 표기법으로.
cli-help-dora = 참새작: 도라 패.
cli-help-dealer = 참새작: 선의 손패.
cli-help-roll = 제너럴: 몇 번째 굴림인지, 1~3.
cli-help-steps = 사건마다 차례, 점수, 둘 수 있는 수를 보여 줍니다.
cli-help-runs = 측정 횟수. 중앙값을 보여 줍니다.
cli-help-people = 이 터미널에서 하는 사람의 수.
cli-help-names = 모든 자리의 이름, 쉼표로 구분.
cli-help-bot = 나머지 자리의 봇: random 또는 greedy, 주사위 게임에는 optimal도. 여럿이면 쉼표로 구분.
cli-help-record = 기보를 남길 파일.
cli-help-resume = 기보 파일의 게임을 이어서 합니다.
cli-help-seed = 안전한 난수 대신 이 수로 나눕니다. 연습용.

cli-no-such-option = 여기에는 { JOSA($name, "이라는/라는") } 옵션이 없습니다.
cli-option-value = { $name }의 값이 없거나 종류가 다릅니다.
cli-missing = { JOSA($name, "이/가") } 빠졌습니다.
cli-usage-wrong = 없는 명령이거나 명령줄에 남는 것이 있습니다. ‘noripan --help’를 보세요.
cli-people = 자리는 { $seats }개인데 사람이 { $people }명일 수 없습니다.
cli-resume-game = 기보 { JOSA($file, "은/는", "‘’") } 다른 게임의 것입니다: { $game }.
cli-compiling = 이 컴퓨터에 맞게 { $game }의 규칙을 컴파일합니다. 다음부터는 걸리지 않습니다.

cli-column-name = 이름
cli-column-title = 게임
cli-column-seats = 자리
cli-column-about = 소개
cli-column-option = 옵션
cli-column-value = 값
cli-column-number = 번호
cli-column-event = 사건
cli-column-turn = 다음
cli-column-scores = 점수
cli-column-legal = 둘 수 있는 수
cli-column-one-core = 코어 하나
cli-column-all-cores = 모든 코어
cli-moves = { $count }가지
cli-fair-verified = 공정하게 나누었습니다. 모든 결과가 약속과 맞습니다.
cli-fair-sealed = 나누기가 약속되어 있습니다. 시드는 게임이 끝난 뒤에 공개됩니다.
cli-fair-broken = 공정하게 나누지 않았습니다.

menu-title = 놀이판: 게임을 고르세요
menu-languages = 언어:
menu-prompt = 번호(q: 나가기):
menu-again = 보이는 것 가운데에서 골라 주세요.
menu-seats = 자리는 몇 개입니까? { $minimum }~{ $maximum } [{ $default }]
menu-people = 그중 이곳의 사람은 몇 명입니까? { $minimum }~{ $maximum } [{ $default }]

names = 가람, 나래, 다온, 라온, 마루, 바다, 새봄, 아라
play-commitment = 나누기가 미리 정해졌으며 나중에 확인할 수 있습니다. 약속: { $commitment }
play-hint = ‘?’는 둘 수 있는 수를 설명합니다. Ctrl-C로 나가면 나중에 이어서 할 수 있습니다.
play-prompt = { $name }:
play-no-undo = 그 뒤로 공개된 것이 있어 무를 수 없습니다.
play-undo = ‘undo’는 마지막 수를 무릅니다.
play-help = 수의 번호나 수 자체를 입력하세요. ‘? 수’는 왜 둘 수 없는지, ‘? R1’은 규칙을 보여 줍니다. 지금 둘 수 있는 수:
play-legal = { JOSA($move, "은/는") } 둘 수 있습니다.
play-more-moves = … 그 밖에 { $count }가지가 더 있습니다. 무엇이든 입력할 수 있습니다.
play-hand-over = { $name }님의 차례입니다. 다른 사람이 보지 않을 때 Enter를 누르세요.
play-interrupted = 게임을 남겨 두었습니다. 이어서 하려면: noripan play --resume { $file }
play-recorded = 기보: { $file }
event-opener = { JOSA($name, "이/가") } 시작합니다.
