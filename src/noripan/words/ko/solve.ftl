# 주사위 게임의 완벽한 플레이

cli-solve = 혼자 하는 주사위 게임에서 기대할 수 있는 최고 점수를 정확히 계산합니다.
cli-help-big-general = 제너럴: 게임을 끝내는 빅 제너럴의 점수. 생략하면 게임이 계속되고 보통 제너럴로 칩니다.
cli-solving = { $game } 계산 중입니다. 결과는 다음을 위해 저장됩니다.
solve-not-dice = { $game }에는 정확한 풀이가 없습니다. 풀이가 있는 게임: { $known }.
solve-no-big-general = { $game }에는 빅 제너럴이 없습니다.
solve-expected = 최고 기대 점수
solve-sd = 표준 편차
solve-seconds = 걸린 시간(초)
