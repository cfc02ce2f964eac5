import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Row, formatTable } from '#bench/table.ts';
import { formatReport, type ReportRow } from './operations/topology/report.ts';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Lists the files and folders a page refers to, in links or as code. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  );
  const named = [...text.matchAll(/`([a-z][\w-]*\/[\w./-]*)`/g)].map(([, path = '']) => path);
  const ours = named.filter((path) => existsSync(join(root, path.split('/')[0] ?? '')));
  return [...links, ...ours];
}

test('finds pages with links', () => {
  expect(pages.flatMap(pathsIn).length).toBeGreaterThan(100);
});

test.each(pages)('everything %s links to exists', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('docs/performance.md contains the latest benchmark results', () => {
  const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
  const { machine, rows } = JSON.parse(read('measurements.json')) as {
    machine: string;
    rows: Row[];
  };
  expect(read('performance.md')).toContain(`\`\`\`\n${formatTable(rows)}\n\`\`\``);
  expect(read('performance.md')).toContain(machine);
});

test.each(['topology', 'compose'])(
  'docs/operations.md contains what the last complete try of %s saw',
  (name) => {
    const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
    const rows = JSON.parse(read(`${name}.json`)) as ReportRow[];
    expect(read('operations.md')).toContain(`${formatReport(rows)}\n`);
  },
);

test('no other page states speed or memory figures', () => {
  const measured = /\d[\d,.]* (ms|MiB|KiB|(requests|changes) (a|per) second|GB are)\b/;
  const limits = ['SECURITY.md', 'docs/asvs.md', 'docs/design-language.md'];
  const found = pages
    .filter((page) => ![...limits, 'docs/performance.md', 'docs/specification.md'].includes(page))
    .filter((page) => measured.test(readFileSync(join(root, page), 'utf8')));
  expect(found).toEqual([]);
});
