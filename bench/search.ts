import { join } from 'node:path';
import { connectRunning } from '#scripts/connect-running.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { fillWithProjects, frequentWord, rareWord } from './many-projects.ts';
import { median, type Row } from './table.ts';

const [fewProjects, manyProjects, rounds] = [10_000, 1_000_000, 30];

/** The searches, with target times in ms among a million projects. */
const searches: { what: string; query: string; target?: string }[] = [
  { what: 'a word in 20 projects', query: `searchQuery=${rareWord}`, target: '< 50, ≤ 2 ×' },
  { what: 'a word in no project', query: 'searchQuery=zeppelin' },
  { what: 'a word in every tenth', query: `searchQuery=${frequentWord}`, target: '< 150' },
  { what: 'the same, page 500', query: `searchQuery=${frequentWord}&page=499` },
  { what: 'two words', query: `searchQuery=${frequentWord}+stormful` },
  { what: 'C', query: 'searchQuery=C', target: '< 50' },
  { what: 'Go', query: 'searchQuery=Go', target: '< 50' },
  { what: 'R', query: 'searchQuery=R', target: '< 50' },
  { what: 'a role in two of three, "designer"', query: 'searchQuery=designer', target: '< 150' },
  { what: 'a role in 20, "docs"', query: 'searchQuery=docs', target: '< 50' },
  { what: 'C++', query: 'searchQuery=C%2B%2B' },
  { what: 'no word', query: '' },
  { what: 'a difficulty and a status', query: 'difficulty=Advanced&status=Planning' },
  { what: 'no word, page 50,000', query: 'page=49999' },
];

/** Measures searches over HTTP among 10,000 and among 1,000,000 projects, in turns. */
export async function measureSearch(dataDir: string): Promise<Row[]> {
  const servers = [
    await startServer(join(dataDir, 'few'), fewProjects),
    await startServer(join(dataDir, 'many'), manyProjects),
  ] as const;
  try {
    // The first pass warms up both servers.
    for (const search of searches) await measure(search, servers);
    const rows: Row[] = [];
    for (const search of searches) rows.push(await measure(search, servers));
    return rows;
  } finally {
    for (const { stop } of servers) await stop();
  }
}

async function startServer(dataDir: string, count: number) {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const database = await connectRunning(dataDir);
  await fillWithProjects(database.pool, count);
  await database.close();
  return { url: `${pieces.url}/api/projects/search`, stop: pieces.stop };
}

type Search = (typeof searches)[number];

async function measure(search: Search, [first, second]: readonly { url: string }[]): Promise<Row> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await timeOf(`${first?.url}?${search.query}`));
    times.many.push(await timeOf(`${second?.url}?${search.query}`));
  }
  return rowOf(search, { few: median(times.few), many: median(times.many) });
}

function rowOf({ what, target }: Search, { few, many }: { few: number; many: number }): Row {
  return {
    what: `search 1,000,000 projects (vs 10,000): ${what}, ms`,
    figure: many.toFixed(1),
    comparison: few.toFixed(1),
    ratio: (many / few).toFixed(1),
    target,
  };
}

async function timeOf(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address);
  await response.json();
  if (!response.ok) throw new Error(`${address} failed with ${response.status}.`);
  return performance.now() - startedAt;
}
