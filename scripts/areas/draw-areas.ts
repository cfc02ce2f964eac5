import { areas } from './areas.ts';

const [rowHeight, left, column, top] = [34, 500, 34, 128] as const;

/**
 * Draws the areas as an SVG: a row for each, and a dot in the column of each area that it uses. All dots are
 * right of the diagonal, because an area uses only those below it.
 */
export function drawAreas(uses: ReadonlyMap<string, ReadonlySet<string>>): string {
  const width = left + areas.length * column + 90;
  const height = top + areas.length * rowHeight + 20;
  const x = (index: number) => left + index * column + column / 2;
  const y = (index: number) => top + index * rowHeight + rowHeight / 2;
  const heads = areas.map(
    ({ name }, at) =>
      `<text x="${x(at)}" y="${top - 8}" transform="rotate(-50 ${x(at)} ${top - 8})">${name}</text>`,
  );
  const rows = areas.map(({ name, answers }, at) =>
    [
      `<path class="line" d="M16 ${y(at) + rowHeight / 2}H${width - 16}"/>`,
      `<text class="name" x="16" y="${y(at) + 5}">${name}</text>`,
      `<text x="140" y="${y(at) + 5}">${answers}</text>`,
      `<rect class="self" x="${x(at) - 5}" y="${y(at) - 5}" width="10" height="10" rx="2"/>`,
      ...areas.flatMap((other, to) =>
        uses.get(name)?.has(other.name) ? `<circle cx="${x(to)}" cy="${y(at)}" r="6"/>` : [],
      ),
    ].join('\n'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Which of the ${areas.length} areas each area uses: only those below it">
<style>
svg { background: #fff }
text { font: 15px system-ui, sans-serif; fill: #40474f }
.name { font-weight: 600; fill: #14181d }
.line { stroke: #dfe3e8 }
.self { fill: #c3c9d1 }
circle { fill: #1f6f78 }
@media (prefers-color-scheme: dark) {
  svg { background: #14181d }
  text { fill: #b7bec7 }
  .name { fill: #f2f4f6 }
  .line { stroke: #2c333b }
  .self { fill: #515a64 }
  circle { fill: #63c3cd }
}
</style>
${[...heads, ...rows].join('\n')}
</svg>
`;
}
