import type { PieceColor } from '#contract/values/vocabulary.ts';
import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';

export const pictureSize = { width: 1200, height: 630 };
export const margin = 72;

/** The colors of the light theme in web/app/styles.css. */
export const colors = {
  paper: '#f9f7f3',
  socket: '#f1efe9',
  edge: '#8b877e',
  ink: '#1a2230',
  soft: '#4e5664',
};

export const pieceFills: Record<PieceColor, { fill: string; ink: string }> = {
  lake: { fill: '#164c7e', ink: '#f4f9ff' },
  lingonberry: { fill: '#c13b42', ink: '#fffafa' },
  moss: { fill: '#64b096', ink: '#0b1f18' },
  cloudberry: { fill: '#f7be58', ink: '#31240e' },
};

const families = {
  display: 'Bricolage Grotesque 96pt ExtraBold',
  text: 'Atkinson Hyperlegible Next',
};

type Text = {
  x: number;
  y: number;
  size: number;
  font: keyof typeof families;
  fill?: string;
  isCentered?: boolean;
};

/** Draws one line of text; `y` is its baseline. */
export function drawText(
  text: string,
  { x, y, size, font, fill = colors.ink, isCentered = false }: Text,
): string {
  const anchor = isCentered ? ' text-anchor="middle"' : '';
  return `<text x="${x}" y="${y}" font-family="${families[font]}" font-size="${size}" fill="${fill}"${anchor}>${escapeMarkup(text)}</text>`;
}

/** A whole picture: its parts on paper. */
export const drawPicture = (...parts: string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    ...parts,
    '</svg>',
  ].join('\n');
