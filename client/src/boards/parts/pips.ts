/** Where the pips of a half domino or a die lie: offsets from its centre, in steps. */

type Offset = readonly [x: number, y: number];

const CENTRE: Offset = [0, 0];
const DIAGONAL: readonly Offset[] = [
  [-1, -1],
  [1, 1],
];
const CORNERS: readonly Offset[] = [...DIAGONAL, [-1, 1], [1, -1]];

/**
 * By number, 0 to 6. The middle pips of a six lie along x, so that on a domino drawn from left to
 * right they run along its length.
 */
export const PIPS: readonly (readonly Offset[])[] = [
  [],
  [CENTRE],
  DIAGONAL,
  [...DIAGONAL, CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, [0, -1], [0, 1]],
];
