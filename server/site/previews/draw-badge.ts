import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';

const label = 'Pieces';
const maxLength = 60;

/**
 * Draws a badge for a README: "Pieces" and a short text. The width is an estimate that `textLength`
 * makes exact, because the fonts of the site that shows it are unknown.
 */
export function drawBadge(text: string): string {
  const shown = shorten(text);
  const [left, right] = [widthOf(label) + 22, widthOf(shown)];
  const width = left + right + 20;
  const title = escapeMarkup(`${label}: ${shown}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="round"><rect width="${width}" height="20" rx="4"/></clipPath>
<g clip-path="url(#round)"><rect width="${left + 10}" height="20" fill="#2b3140"/><rect x="${left + 10}" width="${right + 10}" height="20" fill="#1f5f8b"/></g>
<path d="M7 7h3a2 2 0 1 1 4 0h3v3a2 2 0 1 1 0 3v2H7z" fill="#f2b84b"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="22" y="14" textLength="${widthOf(label)}">${label}</text><text x="${left + 15}" y="14" textLength="${right}">${escapeMarkup(shown)}</text></g>
</svg>
`;
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

const widthOf = (text: string) => Math.round(Array.from(text).length * 6.7);
