// Cuts the fonts in web/app/fonts from the full ones: only the characters, weights and features that
// the pages use; and those in server/site/previews/fonts, which draw the preview pictures of pages
// and have one weight. Run it after updating a font package: node scripts/fonts.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules/@fontsource-variable');
const folder = join(root, 'web/app/fonts');
const drawingFolder = join(root, 'server/site/previews/fonts');

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

await cutForDrawing('bricolage', { from: `${bricolage}-latin-wght-normal`, weight: 700 });
await cutForDrawing('bricolage-extended', {
  from: `${bricolage}-latin-ext-wght-normal`,
  weight: 700,
});
await cutForDrawing('atkinson', { from: `${atkinson}-latin-wght-normal`, weight: 500 });
await cutForDrawing('atkinson-extended', {
  from: `${atkinson}-latin-ext-wght-normal`,
  weight: 500,
});

/** Writes a font of one weight in the format that drawing reads. */
async function cutForDrawing(name: string, { from, weight }: { from: string; weight: number }) {
  const full = await readFile(join(packages, `${from}.woff2`));
  const font = await subsetFont(full, '', {
    targetFormat: 'sfnt' as const,
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
    keepAllGlyphs: true,
  });
  await writeFile(join(drawingFolder, `${name}.ttf`), font);
  process.stdout.write(`${name}.ttf: ${full.length} → ${font.length} bytes\n`);
}

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
