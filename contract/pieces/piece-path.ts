/**
 * The geometry of a jigsaw piece. A side is flat, has a tab or has a socket; a tab and a socket are
 * the same curve seen from its two sides, so that pieces interlock without a gap.
 */
export type Edge = 'flat' | 'tab' | 'socket';
export type Edges = { top: Edge; right: Edge; bottom: Edge; left: Edge };

/** Measures as parts of the shorter side: a tab is a round bulb on a neck that is narrower. */
const bulb = 0.17;
const bulbDistance = 0.145;
const fillet = 0.045;
const corner = 0.08;

/** How far a tab stands out of a side of length 1. */
export const tabHeight = bulb + bulbDistance;

/** Where the neck leaves the side, measured from the side's middle. */
const foot = Math.sqrt((bulb + fillet) ** 2 - (bulbDistance - fillet) ** 2);
const touch = fillet / (bulb + fillet);
/** Where the fillet meets the bulb: across and out from the side's middle. */
const neck = { across: foot * (1 - touch), out: fillet + (bulbDistance - fillet) * touch };

type Point = { x: number; y: number };
type Piece = { width: number; height: number; edges: Edges };

/** The outline of a piece with its top left corner at 0, 0, as an SVG path. */
export function piecePath(piece: Piece): string {
  const radius = corner * Math.min(piece.width, piece.height);
  return `M${format({ x: radius, y: 0 })}${sidesOf(piece, radius).join('')}Z`;
}

const edgeOf: Record<string, Edge> = { '-': 'flat', t: 'tab', s: 'socket' };

/** The edges that four letters stand for, clockwise from the top: "-" flat, "t" tab, "s" socket. */
export function parseEdges(letters: string): Edges {
  const [top = 'flat', right = 'flat', bottom = 'flat', left = 'flat'] = letters
    .split('')
    .map((letter) => edgeOf[letter]);
  return { top, right, bottom, left };
}

/** The outline of a square piece, by the letters of `parseEdges`. */
export const squarePath = (side: number, letters: string): string =>
  piecePath({ width: side, height: side, edges: parseEdges(letters) });

/** The outline of a piece without its left side, for a row in which the piece to the left has drawn that line. */
export function openPiecePath(piece: Piece): string {
  const radius = corner * Math.min(piece.width, piece.height);
  const sides = sidesOf(piece, radius).slice(0, 3).join('');
  return `M${format({ x: 0, y: radius })}${arc(radius, { x: radius, y: 0 })}${sides}`;
}

/** The four sides, walked clockwise, each followed by its rounded corner. */
function sidesOf({ width, height, edges }: Piece, radius: number): string[] {
  // All tabs have one size, whatever the sides' lengths.
  const unit = Math.min(width, height);
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return [edges.top, edges.right, edges.bottom, edges.left].map((edge, index) => {
    const [from, to, next] = [0, 1, 2].map((step) => corners[(index + step) % 4]!);
    const end = towards(to!, from!, radius);
    const turn = arc(radius, towards(to!, next!, radius));
    return `${edge === 'flat' ? '' : joint({ from: from!, to: to!, edge, unit })}L${format(end)}${turn}`;
  });
}

/** The tab or socket in the middle of a side: a tab leans to the left hand, out of the piece. */
function joint({ from, to, edge, unit }: { from: Point; to: Point; edge: Edge; unit: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const sign = edge === 'tab' ? 1 : -1;
  const out = { x: along.y * sign, y: -along.x * sign };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const point = (across: number, outwards: number) => ({
    x: middle.x + (along.x * across + out.x * outwards) * unit,
    y: middle.y + (along.y * across + out.y * outwards) * unit,
  });
  const [turn, back] = edge === 'tab' ? [0, 1] : [1, 0];
  return [
    `L${format(point(-foot, 0))}`,
    arc(fillet * unit, point(-neck.across, neck.out), { sweep: turn }),
    arc(bulb * unit, point(neck.across, neck.out), { large: 1, sweep: back }),
    arc(fillet * unit, point(foot, 0), { sweep: turn }),
  ].join('');
}

/** The point at a distance from one corner on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

const arc = (radius: number, to: Point, { large = 0, sweep = 1 } = {}) =>
  `A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${format(to)}`;

const format = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const round = (value: number) => Number(value.toFixed(3));
