game-sixteen = 식스틴
about-sixteen = 커지기만 하는 다섯 줄. 줄이 나를 앞지르기 전에 타일을 없애세요.
option-sixteen-pass_policy = 언제 패스할 수 있는지 정합니다.
option-sixteen-pass_policy-forced = 놓을 수 있는 색 타일이 없을 때만
option-sixteen-pass_policy-free = 언제든지
option-sixteen-trash_mode = 쓰레기통으로 타일을 몇 개 치우는지 정합니다.
option-sixteen-trash_mode-any = 원하는 만큼
option-sixteen-trash_mode-all = 1만 남기고 모두
option-sixteen-missing_one = 세 명일 때 1이 주머니에 남으면 어떻게 하는지 정합니다.
option-sixteen-missing_one-lay_out = 꺼내어 놓기
option-sixteen-missing_one-redeal = 모두 다시 나누기
option-sixteen-scissors_may_take_one = 가위로 1도 치울 수 있는지 정합니다.
option-sixteen-match_to = 누군가 이 점수가 될 때까지 여러 라운드를 합니다. 0이면 한 라운드만 합니다.

## 색
sixteen-colour-R = 빨간색
sixteen-colour-Y = 노란색
sixteen-colour-G = 초록색
sixteen-colour-B = 파란색
sixteen-colour-P = 보라색

## 둘 수 없는 까닭
sixteen-not-held = { $tile } 타일을 가지고 있지 않습니다.
sixteen-gap = 연속 묶음에는 빈 숫자가 없어야 합니다. { $tile } 타일이 없습니다.
sixteen-two-sixteens = 엔드와 리스타트는 한 차례에 함께 놓을 수 없습니다.
sixteen-too-low = { $tile } 타일은 { $row } 줄의 값 { $value }보다 크지 않습니다.
sixteen-row-closed = { $row } 줄은 엔드로 닫혔습니다.
sixteen-same-row = 특수 타일을 쓴 뒤에는 같은 줄, 곧 { $row } 줄에만 놓을 수 있습니다.
sixteen-one-special = 특수 타일은 한 차례에 하나만 쓸 수 있습니다.
sixteen-cut-one = { $row } 줄에는 1뿐이며 가위로 1을 치울 수 없습니다.
sixteen-no-effect = { $row } 줄에는 치울 타일이 없습니다.
sixteen-trash-one = 쓰레기통으로 { $row } 줄의 1은 치울 수 없습니다.
sixteen-trash-too-many = { $row } 줄에서는 타일을 { $most }개까지만 치울 수 있습니다.
sixteen-trash-all = 쓰레기통은 { $row } 줄의 1 뒤에 있는 타일 { $most }개를 모두 치웁니다.
sixteen-must-place = 놓을 수 있는 색 타일이 있으므로 패스할 수 없습니다.
sixteen-done-instead = 특수 타일을 쓴 뒤에는 패스가 아니라, 타일을 놓거나 ‘done’으로 차례를 마칩니다.
sixteen-nothing-done = ‘done’은 특수 타일을 쓴 차례를 마칠 때만 씁니다.

## 게임 없이 남은 타일 계산하기
sixteen-score-one = 1은 모두 처음에 놓으므로 끝까지 손에 남을 수 없습니다.
sixteen-score-copies = { $tile } 타일이 { $count }개일 수는 없습니다. 모두 { $copies }개뿐입니다.
sixteen-score-count = 손패는 많아야 { $most }개입니다. { $count }개일 수는 없습니다.
sixteen-sum = 합계

## 식탁에서
sixteen-round = { $number }라운드, { $target }점까지
sixteen-column-tiles = 타일
sixteen-column-points = 점수
sixteen-column-lacks = 놓을 것이 없는 줄
sixteen-closed = 닫힘
sixteen-above = { $value }보다 크게
sixteen-bag = 주머니: { $count }개
sixteen-passes = 연속 패스: { $seats }번 중 { $count }번
sixteen-aside = 게임에서 뺌:
sixteen-hand = 내 타일
sixteen-follow = { $row } 줄에 타일을 놓거나 ‘done’으로 차례를 마치세요.
sixteen-scissors = S 가위
sixteen-trash-can = T 쓰레기통

## 수
sixteen-pass = 패스
sixteen-done = 차례 마침
sixteen-cut = 가위: { $row } 줄
sixteen-trash = 쓰레기통: { $row } 줄, { $count }개
sixteen-removes = { $move }. { $tiles } 치움, 그다음 { $value }보다 크게

## 결과
sixteen-all-passed = 모두 패스했습니다.
sixteen-finished = { JOSA($name, "이/가") } 타일을 모두 없앴습니다.
sixteen-left = { $name }: { $points }점

## 놀이판에서
sixteen-tile = { $colour } { $face }
sixteen-special-S = 가위
sixteen-special-T = 쓰레기통
sixteen-rows = 다섯 줄
sixteen-row = { $colour } 줄
sixteen-hand-worth = 타일 { $count }개, { $points }점
sixteen-holds = 손에 타일 { $count }개
sixteen-lacks = 맞는 타일 없음: { $colours }
sixteen-from-here = { $tile }: 여기부터 { $count }개 빼기
sixteen-removed = { $count }개 뺌
sixteen-place = { $tiles } 놓기
sixteen-trash-from = 쓰레기통: { $row }
sixteen-remove = { $count }개 빼기
sixteen-fewer = 하나 적게
sixteen-more = 하나 더
sixteen-unpick = 되돌려 놓기
sixteen-say-pass = 패스
sixteen-say-done = 차례 마치기
sixteen-hint-turn = 타일을 고르거나, 끌어서 이어진 타일을 고르세요.
sixteen-hint-pass = 맞는 타일이 없어 패스만 할 수 있습니다.
sixteen-hint-follow = { $colour } 줄에 타일을 놓을 수 있습니다.
sixteen-hint-S = 가위: 마지막 타일을 뺄 줄을 고르세요.
sixteen-hint-T = 쓰레기통: 줄을 고른 다음 몇 개를 뺄지 고르세요.
sixteen-nothing = 없음
sixteen-to = 목표 { $target }점
sixteen-last-round = { $number }라운드 결과
sixteen-to-table = 식탁으로
