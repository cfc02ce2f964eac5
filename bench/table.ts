export type Row = {
  what: string;
  figure: string;
  comparison?: string;
  ratio?: string;
  target?: string;
};

const columns = ['what', 'figure', 'comparison', 'ratio', 'target'] as const;
const titles: Row = {
  what: '',
  figure: 'Pieces',
  comparison: 'vs',
  ratio: 'ratio',
  target: 'target',
};

/** Formats the rows as a table in plain text. */
export function formatTable(rows: Row[]): string {
  const all = [titles, ...rows];
  const widths = columns.map((key) => Math.max(...all.map((row) => (row[key] ?? '').length)));
  const lines = all.map((row) =>
    columns
      .map((key, index) =>
        key === 'what'
          ? row[key].padEnd(widths[index] ?? 0)
          : (row[key] ?? '').padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
