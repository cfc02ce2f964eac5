import { getInitials } from '#contract/pieces/get-initials.ts';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';
import { colors, drawPicture, drawText, margin, pictureSize, pieceFills } from './svg-parts.ts';
import { type DrawnTeam, drawTeam } from './draw-team.ts';
import { drawable, fitLine, fitLines } from './fit-text.ts';

const width = pictureSize.width - 2 * margin;
const teamBox = { x: margin, y: 350, width, height: 200 };

/** The picture of a project: its name, what it looks for, and its team. */
export function drawProject({
  name,
  note,
  team,
}: {
  name: string;
  note: string;
  team: DrawnTeam;
}): string {
  const title = fitLines(drawable(name), { width: width / 72, most: 2 });
  return drawPicture(
    brand,
    ...drawTitle(title.length > 0 ? title : ['A project on Pieces'], { x: margin, y: 180 }),
    drawText(fitLine(drawable(note), width / 30), {
      x: margin,
      y: title.length > 1 ? 314 : 244,
      size: 30,
      font: 'text',
      fill: colors.soft,
    }),
    drawTeam(team, teamBox),
  );
}

const personSide = 250;

/** The picture of a profile: the person's piece, name and introduction. */
export function drawProfile({
  id,
  name,
  note,
}: {
  id: number;
  name: string;
  note: string;
}): string {
  const x = margin + personSide + 130;
  const room = pictureSize.width - margin - x;
  const { fill, ink } = pieceFills[getPieceColor(id)];
  const title = fitLines(drawable(name), { width: room / 72, most: 2 });
  const lines = fitLines(drawable(note), { width: room / 30, most: 3 });
  const top = 300 - (title.length - 1) * 38;
  const below = top + title.length * 78 - 12;
  return drawPicture(
    brand,
    `<g transform="translate(${margin} 215)"><path d="${squarePath(personSide, '-ts-')}" fill="${fill}"/></g>`,
    drawText(drawable(getInitials(name).join('')), {
      x: margin + personSide / 2,
      y: 215 + personSide / 2 + 22,
      size: 96,
      font: 'display',
      fill: ink,
      isCentered: true,
    }),
    ...drawTitle(title.length > 0 ? title : ['A person on Pieces'], { x, y: top }),
    ...lines.map((line, index) =>
      drawText(line, { x, y: below + index * 42, size: 30, font: 'text', fill: colors.soft }),
    ),
  );
}

/** The picture of the home page. */
export const drawHome = (): string =>
  drawPicture(
    brand,
    ...drawTitle(['Find Your Missing Piece'], { x: margin, y: 190 }),
    drawText('Build real projects. Together.', {
      x: margin,
      y: 254,
      size: 34,
      font: 'text',
      fill: colors.soft,
    }),
    drawTeam(
      {
        members: [
          { id: 1, name: 'Front-end' },
          { id: 2, name: 'Back-end' },
          { id: 3, name: 'Design' },
        ],
        open: ['You?'],
      },
      teamBox,
    ),
  );

const drawTitle = (lines: string[], { x, y }: { x: number; y: number }) =>
  lines.map((line, index) => drawText(line, { x, y: y + index * 78, size: 72, font: 'display' }));

const brand = [
  `<g transform="translate(${margin} 56)"><path d="${squarePath(34, '-t--')}" fill="${pieceFills.lake.fill}"/></g>`,
  drawText('Pieces', { x: margin + 58, y: 84, size: 34, font: 'display' }),
].join('');
