import { addMembers, createFullBoard } from './crowd/boards.ts';
import { checkOut } from './crowd/earlier-version.ts';
import { type Calls, follow, openBrowser, type Person, work } from './crowd/people.ts';
import { probe } from './crowd/readiness.ts';
import { rowsOf, summarize } from './crowd/rows.ts';
import { startTwo } from './crowd/two-processes.ts';
import { createSignedIn } from './stream-people.ts';
import type { Row } from './table.ts';

const [tickets, peopleOnEach, seconds] = [4_900, 80, 20];
const crowds = [20, 40, 80, 160, 320, 640];

/** What was seen with this many people. */
export type Crowd = { people: number; calls: Calls; probes: Calls };

/**
 * Measures up to 80 people on each of some boards of 4,900 tickets, on two processes, until there are too
 * many. With COMPARE_WITH=commit, measures that commit too.
 */
export async function measureCrowd(dataDir: string): Promise<Row[]> {
  const now = await measureVersion(dataDir);
  const commit = process.env['COMPARE_WITH'];
  if (!commit) return rowsOf({ now });
  const root = `${dataDir}-earlier`;
  const remove = await checkOut(commit, root);
  try {
    return rowsOf({ now, before: await measureVersion(`${dataDir}-before`, root) });
  } finally {
    remove();
  }
}

async function measureVersion(dataDir: string, root?: string): Promise<Crowd[]> {
  const { database, urls, probed, stop } = await startTwo(dataDir, root);
  const seen: Crowd[] = [];
  try {
    const people: Person[] = [];
    for (const count of crowds) {
      while (people.length < count) {
        const board = await createFullBoard(database, tickets);
        const members = await createSignedIn(database, peopleOnEach);
        await addMembers(database, board, members);
        const browsers = members.map((one, index) =>
          openBrowser(urls[index % 2] ?? '', board, one),
        );
        people.push(...(await Promise.all(browsers)));
      }
      const crowd = { people: count, ...(await measure(people.slice(0, count), probed)) };
      seen.push(crowd);
      process.stderr.write(`${count} people: ${JSON.stringify(summarize(crowd))}\n`);
      const isTooMany = crowd.calls.failed + crowd.probes.failed > 0;
      if (isTooMany && count >= peopleOnEach) break;
    }
    return seen;
  } finally {
    await stop();
  }
}

/** Lets everyone open their board at the same moment and work on it, while the proxy asks for readiness. */
async function measure(people: Person[], probed: string[]): Promise<Omit<Crowd, 'people'>> {
  const calls: Calls = { times: [], failed: 0 };
  const until = Date.now() + seconds * 1000;
  const streams = people.map(follow);
  const probing = probed.map((url) => probe({ url, until }));
  await Promise.all(people.map((person) => work(person, { until, calls })));
  const probes = await Promise.all(probing);
  for (const close of streams) close();
  return {
    calls,
    probes: {
      times: probes.flatMap(({ times }) => times),
      failed: probes.reduce((sum, { failed }) => sum + failed, 0),
    },
  };
}
