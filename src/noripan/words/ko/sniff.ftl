game-sniff = 아메리칸 스니프
about-sniff = 사방으로 뻗는 도미노. 끝의 합이 5의 배수이면 점수가 됩니다.
option-sniff-target = 승리에 필요한 점수.

## 둘 수 없는 까닭
sniff-not-held = { JOSA($tile, "을/를") } 가지고 있지 않습니다.
sniff-end-needed = { JOSA($tile, "을/를") } 놓을 곳을 정해 주세요. 예: { $tile }@L.
sniff-opening = 라운드의 첫 타일은 끝을 정하지 않고 놓습니다: { $tile }.
sniff-drawn-only = 방금 뽑은 { JOSA($drawn, "을/를") } 놓아야 합니다. { JOSA($tile, "은/는") } 놓을 수 없습니다.
sniff-no-sniff = 아직 더블이 놓이지 않아 스니프가 없으므로 가지 { JOSA($end, "이/가") } 없습니다.
sniff-branch-closed = 가지 { JOSA($end, "은/는") } 아직 열리지 않았습니다. 스니프의 좌우에 먼저 타일이 놓여야 합니다.
sniff-no-fit = { JOSA($tile, "은/는") } { $end } 끝에 맞지 않습니다. 그 끝의 수는 { $number }입니다.
sniff-laid-already = { JOSA($tile, "은/는") } 이미 놓여 있습니다.
score-placement = { $number }번째 타일: { $reason }
score-layout-empty = 타일이 하나 이상 있어야 합니다.

## 식탁에서
sniff-round = { $number }라운드, 목표 { $target }점
sniff-column-score = 점수
sniff-column-tiles = 타일
sniff-column-move = 수
sniff-column-sum = 합
sniff-column-points = 점수
sniff-column-open = 열린 끝
sniff-ends = 끝의 합: { $sum }   더미: { $stock }개
sniff-hand = 내 타일
sniff-open-round = 라운드를 시작
sniff-end-L = 왼쪽
sniff-end-R = 오른쪽
sniff-end-U = 위 가지
sniff-end-D = 아래 가지
sniff-move = { $tile } { $place }
sniff-finished = { JOSA($name, "이/가") } 마지막 타일을 놓았습니다.
sniff-blocked = 라운드가 막혔습니다.
sniff-deduction = { $name }: −{ $points }점

## 놀이판에서
sniff-domino = 도미노 { $high }-{ $low }
sniff-domino-drawn = { $domino }, 방금 가져옴
sniff-must-place = { JOSA($tile, "을/를") } 가져왔습니다. 이 타일을 놓아야 합니다.
sniff-lay = { $tile } { $place }: 합 { $sum }
sniff-lay-scoring = { $tile } { $place }: 합 { $sum }, 득점
sniff-try = { $tile } { $place }, 열린 수 { $number }
sniff-the-sniff = 스니프
sniff-sum = 끝의 합: { $sum }
sniff-sum-scoring = 끝의 합: { $sum }, 5의 배수
sniff-boneyard = 더미: 타일 { $count }개
sniff-holds = 손에 타일 { $count }개
sniff-tally = 득점 표시: { $count }획
sniff-pair-0 = 첫째 편
sniff-pair-1 = 둘째 편
sniff-to = 목표 { $target }점
sniff-last-round = { $number }라운드 결과
sniff-column-player = 참가자
sniff-column-left = 남은 타일
sniff-column-pips = 점의 합
sniff-none = 없음
sniff-to-table = 식탁으로
