import { join } from 'node:path';
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

/** A page of a search over HTTP, among 10,000 projects and among 1,000,000, in turns. */
export async function measureSearch(dataDir: string): Promise<Row[]> {
  const places = [
    await openPlace(join(dataDir, 'few'), few),
    await openPlace(join(dataDir, 'many'), many),
  ] as const;
  try {
    // The first pass warms all of it up.
    for (const search of searches) await measure(search, places);
    const rows: Row[] = [];
    for (const search of searches) rows.push(await measure(search, places));
    return rows;
  } finally {
    for (const { stop } of places) await stop();
  }
}

async function openPlace(dataDir: string, count: number) {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const connectionString = await findRunningPostgres(dataDir);
  const database = connectDatabase({ connectionString }, () => {});
  await fillWithProjects(database.pool, count);
  await database.close();
  return { url: `${pieces.url}/api/projects/search`, stop: pieces.stop };
}

type Search = (typeof searches)[number];

async function measure(search: Search, [first, second]: readonly { url: string }[]): Promise<Row> {
  const times = { before: [] as number[], now: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.before.push(await timeOf(`${first?.url}?${search.query}`));
    times.now.push(await timeOf(`${second?.url}?${search.query}`));
  }
  return rowOf(search, { before: median(times.before), now: median(times.now) });
}

function rowOf({ what, aim }: Search, { before, now }: { before: number; now: number }): Row {
  return {
    what: `1,000,000 projects (beside: 10,000): ${what}, ms`,
    figure: now.toFixed(1),
    beside: before.toFixed(1),
    ratio: (now / before).toFixed(1),
    aim,
  };
}

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.json();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return performance.now() - begun;
}
