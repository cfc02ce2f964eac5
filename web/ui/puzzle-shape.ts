import { type PieceColour, pieceColours } from '#contract/vocabulary.ts';

/**
 * An edge of a jigsaw piece. A tab and a socket are the same curve seen from either side, so that
 * pieces interlock without a gap.
 */
export type Edge = 'flat' | 'tab' | 'socket';
export type Edges = { top: Edge; right: Edge; bottom: Edge; left: Edge };

/** As fractions of the side length: the bulb's radius, its center's distance, the neck's fillet radius. */
const bulb = 0.122;
const reach = 0.118;
const fillet = 0.042;

/** How far a tab sticks out of a side of length 1. */
export const tabHeight = bulb + reach;

/** Where the neck leaves the side, measured from the side's middle. */
const foot = Math.sqrt((bulb + fillet) ** 2 - (reach - fillet) ** 2);
const touch = fillet / (bulb + fillet);
/** Where the fillet meets the bulb: along the side and outwards, from the side's middle. */
const neck = { across: foot * (1 - touch), out: fillet + (reach - fillet) * touch };

type Point = { x: number; y: number };

type Piece = { width: number; height: number; edges: Edges };

/** The outline of a piece with its top left corner at 0, 0, as an SVG path. */
export const piecePath = (piece: Piece) => `M0 0${sidesOf(piece).join('')}Z`;

/** The same without the left side, which the piece to the left already draws. */
export const openPiecePath = (piece: Piece) => `M0 0${sidesOf(piece).slice(0, 3).join('')}`;

function sidesOf({ width, height, edges }: Piece) {
  // Tabs have the same size on all sides.
  const unit = Math.min(width, height);
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const sides: Edge[] = [edges.top, edges.right, edges.bottom, edges.left];
  return sides.map((edge, index) =>
    sidePath({ from: corners[index]!, to: corners[(index + 1) % 4]!, edge, unit }),
  );
}

/** One side, drawn clockwise. */
function sidePath({ from, to, edge, unit }: { from: Point; to: Point; edge: Edge; unit: number }) {
  if (edge === 'flat') return `L${at(to)}`;
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
    `L${at(point(-foot, 0))}`,
    arc({ radius: fillet * unit, large: 0, sweep: turn, to: point(-neck.across, neck.out) }),
    arc({ radius: bulb * unit, large: 1, sweep: back, to: point(neck.across, neck.out) }),
    arc({ radius: fillet * unit, large: 0, sweep: turn, to: point(foot, 0) }),
    `L${at(to)}`,
  ].join('');
}

const arc = ({
  radius,
  large,
  sweep,
  to,
}: {
  radius: number;
  large: number;
  sweep: number;
  to: Point;
}) => `A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${at(to)}`;

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const round = (value: number) => Number(value.toFixed(3));

/** The edges of a piece in a row: straight at both ends, with tabs pointing right between. */
export const edgesInRow = ({ index, length }: { index: number; length: number }): Edges => ({
  top: 'flat',
  right: index === length - 1 ? 'flat' : 'tab',
  bottom: 'flat',
  left: index === 0 ? 'flat' : 'socket',
});

/** The color of a person or thing, always the same for a seed. */
export const getPieceColour = (seed: string | number): PieceColour =>
  pieceColours[(typeof seed === 'number' ? seed : hash(seed)) % pieceColours.length]!;

/** A hash of a text (FNV-1a). */
export function hash(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
