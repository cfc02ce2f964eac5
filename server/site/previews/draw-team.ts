import { getInitials } from '#contract/pieces/get-initials.ts';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { type Edges, piecePath, tabHeight } from '#contract/pieces/piece-path.ts';
import { colors, drawText, pieceFills } from './svg-parts.ts';
import { drawable, fitLine, fitLines } from './fit-text.ts';

export type DrawnTeam = {
  members: readonly { id: number; name: string }[];
  /** Who the open places are for, one text for each. */
  open: readonly string[];
};

type Box = { x: number; y: number; width: number; height: number };

const mostPieces = 8;
/** A small team isn't stretched over the whole width. */
const leastParts = 3;

/** Draws a team as one row of pieces: one for each member, a socket for each open place. */
export function drawTeam({ members, open }: DrawnTeam, box: Box): string {
  const count = members.length + open.length;
  const shown = count > mostPieces ? mostPieces - 1 : count;
  const width = box.width / Math.max(leastParts, Math.min(count, mostPieces));
  const pieces = Array.from({ length: shown }, (_, index) => {
    const edges = edgesInGrid({ index, columns: shown, count: shown });
    const shape = { width, height: box.height, edges };
    const member = members[index];
    const drawn = member
      ? drawMember(member.name, { ...shape, ...pieceFills[getPieceColor(member.id)] })
      : drawSocket(open[index - members.length] ?? '', shape);
    return {
      isMember: member !== undefined,
      drawn: `<g transform="translate(${box.x + index * width} ${box.y})">${drawn}</g>`,
    };
  });
  const more =
    shown < count
      ? drawText(`+${count - shown}`, {
          x: box.x + (shown + 0.5) * width,
          y: box.y + box.height / 2 + 14,
          size: 40,
          font: 'display',
          fill: colors.soft,
          isCentered: true,
        })
      : '';
  // Tabs of members lie on the sockets beside them.
  const inOrder = pieces.toSorted((a, b) => Number(a.isMember) - Number(b.isMember));
  return inOrder.map(({ drawn }) => drawn).join('\n') + more;
}

type Shape = { width: number; height: number; edges: Edges };

function drawMember(name: string, { fill, ink, ...shape }: Shape & { fill: string; ink: string }) {
  const { x, width } = roomFor(shape);
  const middle = shape.height / 2;
  const text = { x, fill: ink, isCentered: true };
  const initials = drawable(getInitials(name).join(''));
  const size = Math.min(56, width * 0.45);
  const label = fitLine(drawable(name), width / 22);
  return [
    `<path d="${piecePath(shape)}" fill="${fill}" stroke="${colors.paper}" stroke-width="4"/>`,
    drawText(initials, { ...text, y: middle + 8, size, font: 'display' }),
    drawText(label, { ...text, y: middle + 46, size: 22, font: 'text' }),
  ].join('');
}

function drawSocket(role: string, shape: Shape): string {
  const { x, width } = roomFor(shape);
  const lines = fitLines(drawable(role), { width: width / 26, most: 3 });
  const first = shape.height / 2 + 9 - ((lines.length - 1) * 32) / 2;
  const text = { x, size: 26, font: 'text', fill: colors.soft, isCentered: true } as const;
  return [
    `<path d="${piecePath(shape)}" fill="${colors.socket}" stroke="${colors.edge}" stroke-width="3"/>`,
    ...lines.map((line, index) => drawText(line, { ...text, y: first + index * 32 })),
  ].join('');
}

/** Where a text is centered on a piece, and how wide it may be: a tab reaches in from the left. */
function roomFor({ width, height, edges }: Shape) {
  const tab = edges.left === 'socket' ? tabHeight * Math.min(width, height) : 0;
  return { x: (width + tab) / 2, width: width - tab - 20 };
}
