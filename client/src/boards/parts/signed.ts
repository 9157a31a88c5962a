/** Points with their sign, `+5`, `−3` or `0`. */
export function signed(points: number): string {
  return (points > 0 ? "+" : points < 0 ? "−" : "") + String(Math.abs(points));
}
