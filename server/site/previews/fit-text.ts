/** The characters that our fonts have. */
const undrawable = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac]/gu;

/** A text without the characters that our fonts can't draw. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(undrawable, '').trim();

/** About how wide a text is, as a multiple of its font size. */
const measure = (text: string): number =>
  Array.from(text).reduce((width, character) => width + widthOf(character), 0);

function widthOf(character: string): number {
  if (/[\s.,:;'’|!ijl()[\]-]/.test(character)) return 0.3;
  return /[\p{Lu}mw@%&—…]/u.test(character) ? 0.74 : 0.56;
}

/** Cuts a text to one line of a width, which is a multiple of the font size. */
export function fitLine(text: string, width: number): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Breaks a text into at most `most` lines. The last one is cut. */
export function fitLines(text: string, { width, most }: { width: number; most: number }): string[] {
  const lines: string[] = [];
  let rest = text.split(' ').filter(Boolean);
  while (rest.length > 0 && lines.length < most) {
    const count = lines.length === most - 1 ? rest.length : countFitting(rest, width);
    lines.push(fitLine(rest.slice(0, count).join(' '), width));
    rest = rest.slice(count);
  }
  return lines;
}

/** How many words fit a line; at least one, which is cut if it's too long. */
function countFitting(words: string[], width: number): number {
  let count = 1;
  while (count < words.length && measure(words.slice(0, count + 1).join(' ')) <= width) count += 1;
  return count;
}
