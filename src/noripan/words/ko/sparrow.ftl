game-sparrow = 참새작
about-sparrow = 작은 마작. 패 6장으로 3장짜리 몸통 두 개를 만들어 쯔모나 론으로 납니다.
option-sparrow-minimum_points = 나는 데 필요한 손패 점수. 초보자는 0.
option-sparrow-start_points = 모두가 처음에 가지는 점수.
option-sparrow-multiple_ron = 버린 패 하나에 여러 명이 론을 할 때 점수를 받는 사람.
option-sparrow-multiple_ron-all = 가까운 사람부터 모두
option-sparrow-multiple_ron-nearest = 반시계 방향으로 가장 가까운 한 사람만
option-sparrow-false_declaration = 잘못 선언했을 때 어떻게 하는지.
option-sparrow-false_declaration-refuse = 받아들이지 않음
option-sparrow-false_declaration-penalty = 다른 모든 사람에게 2점씩 냄
option-sparrow-all_green_allows_red = 올 그린에 빨간 2, 3, 4, 6, 8을 쓸 수 있습니다.

## 패
sparrow-tile-plain = { $number }
sparrow-tile-red = 빨간 { $number }
sparrow-tile-H = 발
sparrow-tile-C = 중

## 둘 수 없는 까닭
sparrow-not-held = { JOSA($tile, "은/는") } 손패에 없습니다.
sparrow-ron-own-turn = 론은 다른 사람이 방금 버린 패에만 할 수 있습니다. 지금은 당신의 차례입니다.
sparrow-pass-own-turn = 당신의 차례입니다. 패를 버리거나 쯔모를 선언해 주세요.
sparrow-tsumo-again = 쯔모를 잘못 선언했으므로 이제 패를 버려야만 합니다.
sparrow-answer-first = 먼저 버린 패({ $tile })에 론 또는 패스로 답해 주세요.
sparrow-tsumo-on-discard = 쯔모는 직접 뽑은 패로만 할 수 있습니다. 버린 패({ $tile })에는 론 또는 패스로 답해 주세요.
sparrow-ron-blocked = { JOSA($tile, "으로/로") }는 론을 할 수 없습니다. 같은 종류를 직접 버렸습니다.
sparrow-incomplete = 손패가 완성되지 않았습니다. 6장이 3장짜리 몸통 두 개여야 합니다.
sparrow-too-cheap = 손패가 { $points }점입니다. 나려면 { $minimum }점이 필요합니다.
sparrow-score-count = 계산할 손패는 6장이어야 하는데 { $count }장입니다.
sparrow-score-copies = { JOSA($tile, "은/는") } 손패에 { $copies }장까지만 있을 수 있습니다. { $count }장은 안 됩니다.

## 식탁에서
sparrow-hand-number = { $hands }판 중 { $number }번째 판, { $wind }
sparrow-wind-east = 동
sparrow-wind-south = 남
sparrow-wind-west = 서
sparrow-wind-north = 북
sparrow-dora = 도라
sparrow-stock = 남은 패: { $count }장
sparrow-marks = { $dealer } 선   { $wind } 바람 마커   r 빨간 패
sparrow-fined = 벌점 { $points }점
sparrow-asked = { JOSA($name, "이/가") } 버린 패: { $tile }. 론을 할까요, 패스할까요?
sparrow-must-discard = 쯔모를 잘못 선언했습니다. 패를 버려 주세요.
sparrow-waits = 기다리는 패: { $waits }
sparrow-wait = { $tile }({ $points }점, { $left }장 남음)
sparrow-wait-blocked = { $tile }({ $points }점, { $left }장 남음, 쯔모만 가능)
sparrow-wait-cheap = { $tile }({ $points }점, 점수 부족)
sparrow-wait-gone = { $tile }(남은 패 없음)

## 수
sparrow-label-tsumo = 쯔모: { $points }점, 한 사람에게 { $share }점씩
sparrow-label-ron = 론: 버린 사람에게 { $points }점
sparrow-label-discard = { $tile } 버리기
sparrow-label-discard-waits = { $tile } 버리기, 기다리는 패 { $waits }
sparrow-tell-tsumo = 쯔모
sparrow-tell-ron = 론
sparrow-tell-pass = 패스
sparrow-tell-discard = { $tile } 버림

## 결과
sparrow-exhausted = { $number }번째 판: 패 더미가 다 떨어져 난 사람이 없습니다.
sparrow-won-tsumo = { JOSA($name, "이/가") } 쯔모로 났습니다({ $points }점).
sparrow-won-ron = { JOSA($name, "이/가") } { JOSA($payer, "이/가") } 버린 패에 론으로 났습니다({ $points }점).
sparrow-part-sets = 몸통
sparrow-part-red = 빨간 패
sparrow-part-dora = 도라
sparrow-part-tanyao = 탕야오
sparrow-part-chanta = 찬타
sparrow-limit-all_green = 올 그린
sparrow-limit-chinyao = 친야오
sparrow-limit-super_red = 슈퍼 레드
sparrow-hand-points = 손패 점수
sparrow-dealer-bonus = 선 보너스
sparrow-score-ron = 론: 버린 사람에게 { $points }점
sparrow-score-tsumo = 쯔모({ $seats }명): 한 사람에게 { $share }점씩

## 판 위에서
sparrow-wind-marker = 바람 마커: { $wind }
sparrow-dealer = 선
sparrow-dora-is = 도라: { $tile }
sparrow-concealed = 숨긴 패 { $count }장
sparrow-river-of = { JOSA($name, "이/가") } 버린 패
sparrow-your-hand = 내 손패
sparrow-drawn = { $tile }, 방금 뽑은 패
sparrow-worth = 내 손패의 점수
sparrow-minimum = 나려면 { $points }점 필요
sparrow-worth-points = { $points }점
sparrow-left = { $count }장 남음
sparrow-none-left = 남은 패 없음
sparrow-missing = { $points }점 부족
sparrow-tsumo-only = 쯔모만 가능
sparrow-after-discard = { JOSA($tile, "을/를") } 버리면 기다리는 패:
sparrow-waiting-for = 기다리는 패:
sparrow-no-wait = 아직 한 장으로 완성되지 않습니다.
sparrow-ready-after = 버리면 완성을 기다리게 되는 패: { $tiles }
sparrow-complete-short = 완성되었지만 { $points }점뿐입니다. { $missing }점이 모자랍니다.
sparrow-pick = 패를 누르면 기다리게 될 패가 보이고, 한 번 더 누르면 버립니다.
sparrow-your-turn = 내 차례입니다. 패를 버려 주세요.
sparrow-do-discard = { $tile } 버리기
sparrow-say-tsumo = 쯔모: 한 사람에게 { $share }점씩
sparrow-claim-tsumo = 쯔모?
sparrow-say-ron = 론: { $points }점
sparrow-claim-ron = 론?
sparrow-say-pass = 패스
sparrow-answered-ron = 론이라고 답했습니다.
sparrow-answered-pass = 패스라고 답했습니다.
sparrow-last-hand = 지난 판
sparrow-result-of = { $number }번째 판의 결과
sparrow-go-on = 계속하기
