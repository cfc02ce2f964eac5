import type { Pool } from 'pg';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { fillWithProjects, frequentWord, rareWord } from './many-projects.ts';
import { median, type Row } from './table.ts';

const [few, many, rounds] = [10_000, 1_000_000, 30];

/** What is looked for, what is asked, and how long that may take among very many, in ms. */
const searches: { what: string; query: string; aim?: string }[] = [
  { what: 'a word of 20 projects', query: `searchQuery=${rareWord}`, aim: '< 50, ≤ 2 ×' },
  { what: 'a word of no project', query: 'searchQuery=zeppelin' },
  { what: 'a word of every tenth', query: `searchQuery=${frequentWord}`, aim: '< 150' },
  { what: 'that word, page 500', query: `searchQuery=${frequentWord}&page=499` },
  { what: 'two words', query: `searchQuery=${frequentWord}+stormful` },
  { what: 'C', query: 'searchQuery=C', aim: '< 50' },
  { what: 'Go', query: 'searchQuery=Go', aim: '< 50' },
  { what: 'R', query: 'searchQuery=R', aim: '< 50' },
  { what: 'C++', query: 'searchQuery=C%2B%2B' },
  { what: 'all', query: '' },
  { what: 'all of a difficulty and a status', query: 'difficulty=Advanced&status=Planning' },
  { what: 'all, page 50,000', query: 'page=49999' },
];

/** A page of a search over HTTP, among 10,000 projects and among 1,000,000. */
export async function measureSearch(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const connectionString = await findRunningPostgres(dataDir);
  const database = connectDatabase({ connectionString }, () => {});
  try {
    const place = { pool: database.pool, url: pieces.url };
    const amongFew = await measureAmong(few, place);
    const amongMany = await measureAmong(many, place);
    return searches.map((search, index) =>
      rowOf(search, { before: amongFew[index], now: amongMany[index] }),
    );
  } finally {
    await database.close();
    await pieces.stop();
  }
}

function rowOf(
  { what, aim }: (typeof searches)[number],
  { before = Number.NaN, now = Number.NaN }: { before?: number; now?: number },
): Row {
  return {
    what: `1,000,000 projects (beside: 10,000): ${what}, ms`,
    figure: now.toFixed(1),
    beside: before.toFixed(1),
    ratio: (now / before).toFixed(1),
    aim,
  };
}

async function measureAmong(count: number, { pool, url }: { pool: Pool; url: string }) {
  await fillWithProjects(pool, count);
  // The first pass warms all of it up.
  await timesOf(url);
  return (await timesOf(url)).map(median);
}

async function timesOf(url: string): Promise<number[][]> {
  const all: number[][] = [];
  for (const { query } of searches) {
    const times: number[] = [];
    while (times.length < rounds) times.push(await timeOf(`${url}/api/projects/search?${query}`));
    all.push(times);
  }
  return all;
}

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.json();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return performance.now() - begun;
}
