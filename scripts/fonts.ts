// Cuts the fonts in web/app/fonts from the full ones: only the characters, weights and features that
// the pages use. Run it after updating a font package: node scripts/fonts.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules/@fontsource-variable');
const folder = join(root, 'web/app/fonts');

const options = {
  targetFormat: 'woff2' as const,
  // From regular to bold.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Kerning, accents and digits of equal width.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
};

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque';
const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const english = `${range(0x20, 0x7e)}\u00a0©·×‘’“”–—…•→←−`;
const western = `${range(0xa0, 0xff)}ıŒœ€™`;

await cut('bricolage', { from: `${bricolage}-latin-wght-normal`, text: english });
await cut('bricolage-western', { from: `${bricolage}-latin-wght-normal`, text: western });
await cut('bricolage-extended', { from: `${bricolage}-latin-ext-wght-normal` });
await cut('atkinson', { from: `${atkinson}-latin-wght-normal`, text: english + western });
await cut('atkinson-extended', { from: `${atkinson}-latin-ext-wght-normal` });
await cut('atkinson-italic', { from: `${atkinson}-latin-wght-italic`, text: english + western });

/** Writes one font. Without `text` it keeps all characters. */
async function cut(name: string, { from, text = '' }: { from: string; text?: string }) {
  const full = await readFile(join(packages, `${from}.woff2`));
  const font = await subsetFont(full, text, { ...options, keepAllGlyphs: text === '' });
  await writeFile(join(folder, `${name}.woff2`), font);
  process.stdout.write(`${name}: ${full.length} → ${font.length} bytes\n`);
}

function range(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return String.fromCodePoint(...codes);
}
