game-yacht = 야트
about-yacht = 주사위 다섯 개를 세 번까지 굴려 열두 칸을 채우는 고전.
game-yahtzee = 야찌
about-yahtzee = 열세 칸의 야트. 상단을 잘 채우면 보너스가 있습니다.
game-general = 제너럴
about-general = 첫 번째 굴림의 족보는 점수가 더 높고, 같은 눈 5개가 나오면 바로 이깁니다.
game-cameroon = 더블 카메룬
about-cameroon = 주사위 열 개를 차례마다 5개씩 두 묶음으로 나눕니다.

option-yacht-yacht_is_full_house = 같은 눈 5개를 풀하우스로도 적을 수 있는지 정합니다.
option-yacht-lock_kept_dice = 한 번 남긴 주사위를 차례가 끝날 때까지 남겨 두어야 하는지 정합니다.
option-yahtzee-scoring = 트리플, 포 오브 어 카인드, 풀하우스의 점수를 계산하는 방식입니다.
option-yahtzee-scoring-seed = 고전 방식: 같은 눈만 더하고, 풀하우스는 주사위 눈의 합
option-yahtzee-scoring-official = 공식 방식: 주사위를 모두 더하고, 풀하우스는 25점
option-yahtzee-joker = 야찌 칸을 채운 뒤에 나온 추가 야찌를 어떻게 쓰는지 정합니다.
option-yahtzee-joker-none = 특별한 것 없음
option-yahtzee-joker-free = 아무 빈칸에나 적고, 해당 눈의 상단 칸이 차 있으면 하단에서 조커가 됨
option-yahtzee-joker-forced = 해당 눈의 상단 칸이 먼저이고, 그다음은 하단에서 조커가 됨
option-yahtzee-lock_kept_dice = 한 번 남긴 주사위를 차례가 끝날 때까지 남겨 두어야 하는지 정합니다.
option-general-chance_category = 열한 번째 칸으로 찬스(주사위 눈의 합)를 둘지 정합니다.
option-general-big_general_needs_open_box = 첫 번째 굴림의 같은 눈 5개가 제너럴 칸이 빈칸일 때만 이기는지 정합니다.
option-general-games = 몇 게임을 이어서 하는지 정합니다. 게임마다 승자가 점수 차이를 받습니다.
option-general-zero_sum = 승자가 받는 점수 차이만큼 다른 플레이어가 잃는지 정합니다.
option-general-lock_kept_dice = 한 번 남긴 주사위를 차례가 끝날 때까지 남겨 두어야 하는지 정합니다.
option-cameroon-lock_kept_dice = 한 번 남긴 주사위를 차례가 끝날 때까지 남겨 두어야 하는지 정합니다.

## 족보

dice-category-ones = 1의 눈
dice-category-twos = 2의 눈
dice-category-threes = 3의 눈
dice-category-fours = 4의 눈
dice-category-fives = 5의 눈
dice-category-sixes = 6의 눈
dice-category-three-of-a-kind = 트리플
dice-category-four-of-a-kind = 포 오브 어 카인드
dice-category-five-of-a-kind = 파이브 오브 어 카인드
dice-category-full-house = 풀하우스
dice-category-straight = 스트레이트
dice-category-short-straight = 쇼트 스트레이트
dice-category-long-straight = 롱 스트레이트
dice-category-little-cameroon = 리틀 카메룬
dice-category-big-cameroon = 빅 카메룬
dice-category-chance = 찬스
dice-category-yacht = 야트
dice-category-yahtzee = 야찌
dice-category-general = 제너럴

## 둘 수 없는 까닭

dice-not-there = { JOSA($kept, "을/를") } 남길 수 없습니다. 나온 주사위는 { $dice }입니다.
dice-no-rolls-left = 남은 굴림이 없습니다. 점수를 적어 주세요.
dice-keep-all = 주사위를 모두 남기는 것은 그만 굴리는 것입니다. 점수를 적어 주세요.
dice-locked = 한 번 남긴 주사위는 계속 남겨야 합니다. { JOSA($kept, "이/가") } 들어 있어야 합니다.
dice-no-category = 이 게임에는 { JOSA($category, "이라는/라는", "‘’") } 족보가 없습니다.
dice-category-filled = { $category } 칸은 이미 채웠습니다.
dice-joker-own-box = 이 야찌는 해당 눈의 빈칸인 { $category } 칸에 적어야 합니다.
dice-joker-lower-box = 하단에 빈칸이 있으면 이 야찌는 하단에 적어야 합니다.
dice-two-groups = 주사위 열 개를 5개씩 두 묶음으로 나누고 묶음마다 족보를 정해 주세요.
dice-group-size = 한 묶음은 주사위 5개입니다. { $count }개짜리 묶음이 있습니다.
dice-other-dice = 두 묶음은 나온 주사위 열 개({ $dice })여야 합니다.
dice-same-category = 두 묶음의 족보는 서로 달라야 합니다. { JOSA($category, "을/를") } 두 번 쓸 수 없습니다.

## 게임 없이 계산하기

dice-score-die = { JOSA($die, "은/는", "‘’") } 주사위의 눈이 아닙니다. 눈은 1부터 6까지입니다.
dice-score-count = 주사위가 { $count }개입니다. 5개가 필요합니다.
dice-score-count-ten = 주사위가 { $count }개입니다. 5개나 10개가 필요합니다.
dice-score-roll = 한 차례의 굴림은 1번부터 { $last }번까지입니다. { $roll }번 굴림은 없습니다.
dice-score-wins = 첫 번째 굴림에서 같은 눈 5개가 나오면 바로 이깁니다.
dice-column-joker = 조커
dice-column-points = 점수
dice-column-split = 두 족보

## 식탁에서

dice-rolls-left = 남은 굴림 횟수: { $count }
dice-kept = 계속 남겨야 하는 주사위: { $dice }
dice-further-yahtzee = 추가 야찌: { $points }점을 더 받습니다.
dice-column-now = 지금
dice-upper-sum = 상단 합계 (목표 { $goal })
dice-upper-bonus = 상단 보너스
dice-yahtzee-bonus = 야찌 보너스
dice-total = 총점
dice-collected = 받은 점수
dice-game-number = { $count }게임 중 { $number }번째
dice-last-game = 지난 게임의 정산:
dice-settlement = { $name }: 총점 { $total }, { $points }
dice-big-general = { $name }의 빅 제너럴로 게임이 끝났습니다.
dice-keep = { $dice } 남기기
dice-keep-none = 모두 다시 굴리기
dice-write = { $category }: { $points }점
dice-group = { $dice } { $category }: { $points }점
dice-rolled = 나온 주사위: { $dice }
dice-told-group = { $dice } { $category }

## 판 위에서

dice-tray = 주사위
dice-shelf = 남긴 주사위
dice-die = { $number }번 주사위: { $face }
dice-die-kept = { $number }번 주사위: { $face }, 남김
dice-roll = 주사위 { $count }개 굴리기
dice-roll-all = 모두 다시 굴리기
dice-hint-keep = 남길 주사위를 누르고 나머지를 굴리거나, 적을 칸을 골라 주세요.
dice-hint-keys = 단축키: 주사위 번호로 남기고 R로 굴립니다.
dice-hint-write = 남은 굴림이 없습니다. 적을 칸을 골라 주세요.
dice-hint-divide = 주사위 다섯 개를 남기면 둘로 나뉩니다. 남긴 것이 한 묶음, 나머지가 다른 묶음입니다. 칸을 고르면 가장 좋은 다섯 개가 남습니다.
dice-hint-groups = 남긴 주사위(▼)와 나머지 주사위(▲)를 적을 칸을 하나씩 골라 주세요.
dice-sheet = 점수표
dice-category = 족보
dice-confirm = { $category }에 적기: { $points }점
dice-offer-best = { $category }: 가장 좋은 다섯 개로 { $points }점
dice-group-kept = 남긴 주사위를 { $category }에: { $points }점
dice-group-others = 나머지 주사위를 { $category }에: { $points }점
dice-write-both = 둘 다 적기: { $first } + { $second } = { $total }
dice-first-roll = 첫 번째 굴림: 스트레이트, 풀하우스, 포 오브 어 카인드는 5점을 더 받습니다.
