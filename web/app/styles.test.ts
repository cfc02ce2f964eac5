import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Rgb = [red: number, green: number, blue: number];
type Scheme = 'light' | 'dark';

const styles = await readFile(join(import.meta.dirname, 'styles.css'), 'utf8');
const pair =
  /--color-([\w-]+): light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\);/g;
const tokens = new Map(
  [...styles.matchAll(pair)].map(([, name, ...numbers]) => {
    const [light, dark] = [numbers.slice(0, 3), numbers.slice(3)].map((one) => one.map(Number));
    return [name!, { light: toLinear(light!), dark: toLinear(dark!) }];
  }),
);

const surfaces = ['paper', 'surface', 'sunken', 'raised'];
const tones = ['green', 'yellow', 'blue', 'red', 'grey'];
const pieces = ['lake', 'lingonberry', 'moss', 'cloudberry'];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  describe.each(surfaces)('on %s', (surface) => {
    it.each(['ink', 'soft', 'faint', 'accent'])('text in %s has enough contrast', (text) => {
      expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5);
    });

    it('edges of controls have enough contrast', () => {
      expect(contrast('edge', surface, scheme)).toBeGreaterThanOrEqual(3);
    });
  });

  it.each([...tones, ...pieces])('the ink of %s has enough contrast on it', (ground) => {
    expect(contrast(`${ground}-ink`, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pieces)('ink has enough contrast on the %s piece of someone who is away', (piece) => {
    expect(contrast('ink', `${piece}-away`, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ink', 'soft'])('text in %s has enough contrast on an empty socket', (text) => {
    expect(contrast(text, 'socket', scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it('text on buttons has enough contrast', () => {
    expect(contrast('on-accent', 'accent', scheme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-accent', 'accent-strong', scheme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('ink', 'accent-soft', scheme)).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(one: string, other: string, scheme: Scheme) {
  const [darker, lighter] = [one, other]
    .map((name) => luminance(name, scheme))
    .toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(name: string, scheme: Scheme) {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no color token ${name}.`);
  const [red, green, blue] = token[scheme];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts OKLCH to linear sRGB (CSS Color 4). */
function toLinear([lightness = 0, chroma = 0, hue = 0]: number[]): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
