import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../docs');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export type ReportRow = { step: string; seen: string };
export type Report = ReturnType<typeof startReport>;

/** The table in docs/operations.md. */
export const formatReport = (rows: readonly ReportRow[]) =>
  [
    '| step | seen |',
    '| --- | --- |',
    ...rows.map(({ step, seen }) => `| ${step} | ${seen} |`),
  ].join('\n');

/** Collects what was seen, one row a step. */
export function startReport(name: 'topology' | 'compose') {
  const rows: ReportRow[] = [];
  return {
    add: (step: string, seen: string) => void rows.push({ step, seen }),
    seconds,
    print: () => void process.stdout.write(`\n${formatReport(rows)}\n`),
    /** Keeps a complete run for docs/operations.md, which a test compares with it. */
    save: () => writeFile(join(docs, `${name}.json`), `${JSON.stringify(rows, undefined, 2)}\n`),
  };
}
