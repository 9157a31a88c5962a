/**
 * Where the dominoes lie on a table of a given size.
 *
 * Lengths are in halves of a domino: it is 2 long and 1 wide. The middle lies near the middle of the
 * table. Every arm runs to the edge and turns clockwise there, so each has a quarter of the table to
 * itself; doubles lie crosswise. Tiles are as large as they can be for all of it to fit.
 */

import { type Chain, type End, ENDS, isDouble, type Link } from "./chain";

type Direction = readonly [x: number, y: number];

/** A domino, or the place for one: its centre, and the way from its inner to its outer half. */
export interface Spot {
  x: number;
  y: number;
  direction: Direction;
}

export interface LaidDomino extends Spot {
  link: Link;
  isSniff: boolean;
}

export interface Layout {
  /** Pixels of half a domino. */
  unit: number;
  width: number;
  height: number;
  dominoes: LaidDomino[];
  /** For every open end, where the next domino goes: a plain one, and a double. */
  places: Partial<Record<End, { plain: Spot; double: Spot }>>;
}

interface Head {
  x: number;
  y: number;
  direction: Direction;
  /** How often the arm has turned. */
  leg: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The table, and where the middle lies on it. */
interface Field {
  width: number;
  height: number;
  x: number;
  y: number;
}

interface Step {
  head: Head;
  spot: Spot;
}

/** An arm that is being laid; of its dominoes only whether they are doubles matters. */
interface Arm {
  field: Field;
  doubles: readonly boolean[];
  taken: Box[];
  steps: Step[];
  /** How many more places may be tried. */
  patience: number;
}

const OUTWARD: Record<End, Direction> = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };
const EDGE = 0.25;
const EDGE_OF_LINE = 0.9;
/** How far an arm that comes back stays away from the lines through the middle. */
const ASIDE = 1.3;
const GAP = 0.12;
const SMALLEST_UNIT = 8;
/** How many places an arm may try before a table counts as too small. */
const PATIENCE = 150;
/** Where the middle may lie, from the middle of the table: near places first. */
const SHIFTS = [0, -2, 2, -4, 4, -6, 6]
  .flatMap((x) => [0, -1.5, 1.5, -3, 3, -4.5, 4.5].map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** Lay a chain out on a table of so many pixels; `open` are the ends where a place is needed. */
export function layOut(
  chain: Chain,
  open: readonly End[],
  pixels: { width: number; height: number; largestUnit: number },
): Layout {
  let unit = pixels.largestUnit;
  while (unit > SMALLEST_UNIT) {
    const width = pixels.width / unit;
    const height = pixels.height / unit;
    for (const { x, y } of SHIFTS) {
      const field = { width, height, x: width / 2 + x, y: height / 2 + y };
      const layout = tryLayout(chain, open, field, unit);
      if (layout) return layout;
    }
    unit *= 0.95;
  }
  const wide = { width: 80, height: 80, x: 40, y: 40 };
  const layout = tryLayout(chain, open, wide, unit);
  if (!layout) throw new Error("28 dominoes do not fit on a table of 80 by 80");
  return layout;
}

function tryLayout(chain: Chain, open: readonly End[], field: Field, unit: number): Layout | null {
  const layout: Layout = {
    unit,
    width: field.width,
    height: field.height,
    dominoes: [],
    places: {},
  };
  const { middle } = chain;
  if (middle === null) return layout;
  const crosswise = isDouble(middle.tile);
  const centre: Spot = { x: field.x, y: field.y, direction: crosswise ? [0, 1] : [1, 0] };
  layout.dominoes.push({ ...centre, link: middle, isSniff: chain.hasSniff });
  const touching = boxOf(centre);
  const taken = [touching];
  for (const end of ENDS) {
    const isOpen = open.includes(end);
    const links = chain.arms[end];
    if (links.length === 0 && !isOpen) continue;
    const doubles = links.map((link) => isDouble(link.tile));
    const wanted = isOpen ? [...doubles, false] : doubles;
    const arm: Arm = { field, doubles: wanted, taken, steps: [], patience: PATIENCE };
    if (!layArm(arm, startOf(end, field, crosswise), touching)) return null;
    arm.steps.forEach(({ head, spot }, i) => {
      const link = links[i];
      if (link) layout.dominoes.push({ ...spot, link, isSniff: false });
      else layout.places[end] = { plain: spot, double: crosswiseAt(head).spot };
    });
  }
  return layout;
}

function startOf(end: End, field: Field, crosswise: boolean): Head {
  const direction = OUTWARD[end];
  const straight = end === "L" || end === "R";
  const reach = straight === crosswise ? 0.5 : 1;
  return {
    x: field.x + reach * direction[0],
    y: field.y + reach * direction[1],
    direction,
    leg: 0,
  };
}

/** Lay the dominoes of an arm one after another, going back where the way is blocked. */
function layArm(arm: Arm, head: Head, touching: Box): boolean {
  const isDoubleNext = arm.doubles[arm.steps.length];
  if (isDoubleNext === undefined) return true;
  const isFirst = arm.steps.length === 0;
  for (const { spot, next } of waysOn(isDoubleNext, isFirst, head, arm.field)) {
    const box = boxOf(spot);
    if (arm.patience-- <= 0) return false;
    if (!isFree(box, touching, arm)) continue;
    arm.taken.push(box);
    arm.steps.push({ head, spot });
    if (layArm(arm, next, box)) return true;
    arm.taken.pop();
    arm.steps.pop();
  }
  return false;
}

interface Way {
  spot: Spot;
  next: Head;
}

function waysOn(isDoubleNext: boolean, isFirst: boolean, head: Head, field: Field): Way[] {
  const room = roomAhead(head, field);
  if (room < 1 && comesBack(head)) return [];
  if (isDoubleNext) return [crosswiseAt(head)];
  const ahead = straightAt(head);
  const turn = cornerAt(head);
  if (isFirst) return [ahead];
  // Behind a plain domino there must be room for a double and a corner.
  if (room >= 4) return [ahead, turn];
  return room >= 2 ? [turn, ahead] : [turn];
}

/** Whether an arm runs towards the lines through the middle. */
function comesBack(head: Head): boolean {
  return head.leg % 4 >= 2;
}

/** How far an arm may go on before it has to turn. */
function roomAhead(head: Head, field: Field): number {
  const [x, y] = head.direction;
  if (x !== 0) {
    if (comesBack(head)) return (field.x - head.x) * x - ASIDE;
    return x > 0 ? field.width - EDGE_OF_LINE - head.x : head.x - EDGE_OF_LINE;
  }
  if (comesBack(head)) return (field.y - head.y) * y - ASIDE;
  return y > 0 ? field.height - EDGE_OF_LINE - head.y : head.y - EDGE_OF_LINE;
}

function straightAt(head: Head): Way {
  const [x, y] = head.direction;
  return {
    spot: { x: head.x + x, y: head.y + y, direction: head.direction },
    next: { ...head, x: head.x + 2 * x, y: head.y + 2 * y },
  };
}

function crosswiseAt(head: Head): Way {
  const [x, y] = head.direction;
  return {
    spot: { x: head.x + x / 2, y: head.y + y / 2, direction: clockwise(head.direction) },
    next: { ...head, x: head.x + x, y: head.y + y },
  };
}

/** The inner half goes on along the line, the outer half already points the new way. */
function cornerAt(head: Head): Way {
  const [x, y] = head.direction;
  const turned = clockwise(head.direction);
  const inner = { x: head.x + x / 2, y: head.y + y / 2 };
  return {
    spot: { x: inner.x + turned[0] / 2, y: inner.y + turned[1] / 2, direction: turned },
    next: {
      x: inner.x + 1.5 * turned[0],
      y: inner.y + 1.5 * turned[1],
      direction: turned,
      leg: head.leg + 1,
    },
  };
}

function clockwise([x, y]: Direction): Direction {
  return [y === 0 ? 0 : -y, x];
}

function boxOf({ x, y, direction }: Spot): Box {
  const across = direction[0] === 0;
  const halfWidth = across ? 0.5 : 1;
  const halfHeight = across ? 1 : 0.5;
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

/** Neighbours in a chain touch; whatever else comes near is in the way. */
function isFree(box: Box, touching: Box, { field, taken }: Arm): boolean {
  if (box.left < EDGE || box.right > field.width - EDGE) return false;
  if (box.top < EDGE || box.bottom > field.height - EDGE) return false;
  return taken.every((other) => {
    const gap = other === touching ? -0.01 : GAP;
    return (
      box.right + gap <= other.left ||
      box.left - gap >= other.right ||
      box.bottom + gap <= other.top ||
      box.top - gap >= other.bottom
    );
  });
}
