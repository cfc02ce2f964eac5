import { expect, test } from 'vitest';
import { asOneLine, isOneLine } from './one-line.ts';

const breaks = ['\n', '\r', '\t', '\u0000', '\u001B', '\u0085', '\u2028', '\u2029'];
const overrides = ['\u202A', '\u202D', '\u202E', '\u2066', '\u2069'];

test.each([...breaks, ...overrides])(
  '%j is not allowed in a line and gets escaped',
  (character) => {
    const text = `Aino${character}Salo`;
    expect(isOneLine(text)).toBe(false);
    expect(asOneLine(text)).toMatch(/^Aino\\u[0-9a-f]{4}Salo$/);
  },
);

test.each(['Aino Salo', 'Åsa Ñúñez', '王秀英', 'محمد', 'שרה', '👩‍💻 at work', 'C++ \\n', ''])(
  '%j is a single line',
  (text) => {
    expect(isOneLine(text)).toBe(true);
    expect(asOneLine(text)).toBe(text);
  },
);
