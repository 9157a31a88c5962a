### 모든 게임과 명령이 함께 쓰는 말.

## 거절

with-rule = { $text } (규칙 { $rule })
unreadable-move = { JOSA($move, "은/는", "‘’") } 이 게임의 수가 아닙니다.
match-is-over = 이미 끝난 게임입니다.
chance-to-move = 지금은 아무도 결정하지 않습니다. 섞기, 뽑기 또는 굴리기가 먼저입니다.
not-your-turn = 당신의 차례가 아닙니다.
chance-not-to-move = 지금은 플레이어가 결정할 때이므로 { JOSA($outcome, "을/를", "‘’") } 뽑거나 굴릴 수 없습니다.
outcome-unreadable = { JOSA($outcome, "은/는", "‘’") } 지금 운으로 정해지는 것이 아닙니다.
outcome-impossible = { JOSA($outcome, "은/는", "‘’") } 지금 나올 수 없습니다.
outcome-missing = 별표 뒤에는 나온 결과가 하나 이상 있어야 합니다.

## 준비

game-unknown = { JOSA($game, "이라는/라는", "‘’") } 게임은 없습니다. 있는 게임: { $known }.
seats-range = { $game } 게임은 { $minimum }~{ $maximum }명이 합니다. { $seats }명은 안 됩니다.
option-unknown = { $game } 게임에는 ‘{ $option }’ 옵션이 없습니다. 있는 옵션: { $known }.
option-choice = { JOSA($value, "은/는", "‘’") } 옵션 { $option }의 값이 아닙니다. 고를 수 있는 값: { $choices }.
option-bool = 옵션 { $option }의 값은 true 또는 false입니다. { JOSA($value, "은/는", "‘’") } 쓸 수 없습니다.
option-range = 옵션 { $option }의 값은 { $minimum }부터 { $maximum }까지의 정수입니다. { JOSA($value, "은/는", "‘’") } 쓸 수 없습니다.
option-step = 옵션 { $option }의 값은 { $minimum }부터 { $maximum }까지의 { $step }의 배수입니다. { JOSA($value, "은/는", "‘’") } 쓸 수 없습니다.
option-shape = { JOSA($text, "은/는", "‘’") } 옵션이 아닙니다. 이름=값으로 적어 주세요.
names-count = 자리는 { $seats }개인데 이름은 { $count }개입니다. 이름과 자리의 수가 같아야 합니다.
name-unusable = 이름 { JOSA($name, "은/는", "‘’") } 쓸 수 없습니다. 이름은 보이는 글자 1~{ $longest }자입니다.
language-unknown = { JOSA($language, "이라는/라는", "‘’") } 언어는 없습니다. 있는 언어: { $known }.
bot-unknown = { JOSA($bot, "이라는/라는", "‘’") } 봇은 없습니다. 있는 봇: { $known }.

## 기보

file-unreadable = 파일 { JOSA($file, "을/를", "‘’") } 읽을 수 없습니다.
file-unwritable = 파일 { JOSA($file, "을/를", "‘’") } 쓸 수 없습니다.
record-not-json = 기보가 아닙니다. JSON 형식이 아닙니다.
record-shape = 기보가 아닙니다. { $where } 자리의 내용이 없거나 종류가 다릅니다.
record-setup = 이 기보의 게임을 준비할 수 없습니다: { $reason }
record-event = { $number }번째 사건(‘{ $event }’)은 있을 수 없습니다: { $reason }
record-fair-broken = 나온 결과가 공개된 약속과 다릅니다. { $number }번째 결과는 { JOSA($expected, "이어야/여야", "‘’") } 하는데 { JOSA($found, "이었습니다/였습니다", "‘’") }.
record-fair-commitment = 이 기보의 시드가 약속과 맞지 않습니다.
record-fair-shape = 이 기보의 ‘fair’ 부분이 손상되었습니다.

## 게임 없이 계산하기

score-tile = { JOSA($tile, "은/는", "‘’") } 이 게임의 패가 아닙니다.
score-circumstance = { $game } 게임에는 { JOSA($option, "이/가") } 쓰이지 않습니다.

## 자리와 점수

player-chance = 운
points = { $count }점
turn-of = { JOSA($name, "이/가") } 둘 차례
winner-alone = { JOSA($name, "이/가") } 이겼습니다.
winners-shared = { JOSA($names, "이/가") } 함께 이겼습니다.
winners-pair = { JOSA($names, "이/가") } 한 팀으로 이겼습니다.
list-and = { JOSA($first, "과/와") } { $last }
unit-decisions = 초당 결정 수
