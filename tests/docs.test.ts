import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Row, tableOf } from '../bench/table.ts';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** What a page leads to in this repository: links, and files and folders named as code. */
function placesOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  );
  const named = [...text.matchAll(/`([a-z][\w-]*\/[\w./-]*)`/g)].map(([, path = '']) => path);
  const ours = named.filter((path) => existsSync(join(root, path.split('/')[0] ?? '')));
  return [...links, ...ours];
}

test('there are pages that lead somewhere', () => {
  expect(pages.flatMap(placesOf).length).toBeGreaterThan(100);
});

test.each(pages)('what %s leads to is there', (page) => {
  expect(placesOf(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the figures of docs/performance.md are those that the benchmark printed', () => {
  const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
  const { machine, rows } = JSON.parse(read('measurements.json')) as {
    machine: string;
    rows: Row[];
  };
  expect(read('performance.md')).toContain(`\`\`\`\n${tableOf(rows)}\n\`\`\``);
  expect(read('performance.md')).toContain(machine);
});

test('no other page gives a figure of speed or memory', () => {
  const measured = /\d[\d,.]* (ms|MiB|KiB|requests a second|changes a second)\b/;
  const limits = ['SECURITY.md', 'docs/asvs.md', 'docs/design-language.md'];
  const found = pages
    .filter((page) => ![...limits, 'docs/performance.md', 'docs/specification.md'].includes(page))
    .filter((page) => measured.test(readFileSync(join(root, page), 'utf8')));
  expect(found).toEqual([]);
});
