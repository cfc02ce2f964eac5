import { squarePath, tabHeight } from '#contract/pieces/piece-path.ts';

const side = 200;
const reach = tabHeight * side;

/** Draws how a puzzle piece is constructed, for docs/design-language.md. */
export function drawPiece() {
  const outline = squarePath(side, 'ttss');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -84 420 344" width="420" height="344" font-family="sans-serif" font-size="13">
  <rect x="-60" y="-84" width="420" height="344" fill="#f8f7f3"/>
  <path d="${outline}" fill="#f6be57"/>
  <g fill="none" stroke="#1b2130" stroke-dasharray="4 3">
    <rect width="${side}" height="${side}"/>
    <path d="M${side / 2} ${-reach}V${side}M0 ${side / 2}H${side + reach}"/>
  </g>
  <g fill="none" stroke="#2246ab">
    <path d="M0 -58H${side}M0 -63v10M${side} -63v10"/>
    <path d="M${side} ${side + 20}h${reach}M${side} ${side + 15}v10M${side + reach} ${side + 15}v10"/>
  </g>
  <g fill="#1b2130">
    <text x="${side / 2 + 6}" y="-64">side = 1</text>
    <text x="${side + 4}" y="${side + 39}">tab = ${tabHeight.toFixed(2)}</text>
    <text x="${side + reach + 8}" y="${side / 2 - 6}">bulb r 0.17</text>
    <text x="${side + reach + 8}" y="${side / 2 + 12}">neck r 0.045</text>
  </g>
</svg>
`;
}
