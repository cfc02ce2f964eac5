import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Client, openClient } from '#tests/client.ts';
import { hackathonForm } from '#tests/factories/hackathons.ts';
import { startTwo } from './crowd/two-processes.ts';
import { openStream, type Stream } from './open-streams.ts';
import { memoryOf } from './processes.ts';
import { addToHackathon, createSignedIn } from './stream-people.ts';
import { median, type Row } from './table.ts';

const [streams, audience, announcements] = [10_000, 1_000, 5];

/**
 * Measures the memory of 10,000 streams of notifications on two processes, and how long it takes until
 * 1,000 of these people hear an announcement.
 */
export async function measureStreams(dataDir: string): Promise<Row[]> {
  refuseFewFiles();
  const { database, urls, pids, stop } = await startTwo(dataDir);
  // In KiB, of both processes.
  const memory = () => memoryOf(pids).rss * 1024;
  try {
    const people = await createSignedIn(database, streams);
    const [organizer] = await createSignedIn(database, 1);
    const client = openClient(urls[0] ?? '', new Map([['pieces_session', organizer?.token ?? '']]));
    const { body } = await client.send('POST /hackathons', { body: hackathonForm() });
    await addToHackathon(database, { slug: body.slug, people: people.slice(0, audience) });
    const open = (index: number) => openStream(urls[index % 2] ?? '', people[index]!);

    // Read before anything else makes the processes grow.
    await Promise.all([open(0), open(1)].map(async (stream) => (await stream).close()));
    const before = memory();
    const limit = pLimit(50);
    const all = await Promise.all(people.map((_, index) => limit(() => open(index))));
    // Past one heartbeat, which writes to all of them.
    await setTimeout(16_000);
    const each = (memory() - before) / streams;
    const times = await measureAnnouncements({ client, slug: body.slug }, all.slice(0, audience));
    for (const stream of all) stream.close();
    return rowsOf({ each, times });
  } finally {
    await stop();
  }
}

/** This process has a file open for each stream, and so has each server for its own. */
function refuseFewFiles() {
  const needed = streams + 500;
  const allowed = readOpenFileLimit();
  if (allowed >= needed) return;
  throw new Error(
    `This needs ${needed} open files, and ${allowed} are allowed. Run "ulimit -n ${needed}" in this shell first.`,
  );
}

type Announcing = { client: Client; slug: string };
type Times = { answered: number[]; heard: number[] };

/** Returns the ms from sending each announcement to the answer, and until the last person hears of it. */
async function measureAnnouncements({ client, slug }: Announcing, hearers: Stream[]) {
  const times: Times = { answered: [], heard: [] };
  for (let count = 1; count <= announcements; count += 1) {
    const heard = Promise.all(hearers.map((stream) => stream.next()));
    const startedAt = performance.now();
    const elapsed = () => performance.now() - startedAt;
    const sent = client.send('POST /hackathons/{slug}/announcements', {
      params: { slug },
      body: { text: `Announcement ${count}` },
    });
    const [answered, last] = await Promise.all([sent.then(elapsed), heard.then(elapsed)]);
    times.answered.push(answered);
    times.heard.push(last);
  }
  return times;
}

const rowsOf = ({ each, times }: { each: number; times: Times }): Row[] => [
  {
    what: 'memory per open stream of notifications, of 10,000, KiB (RSS)',
    figure: each.toFixed(1),
    target: '< 50',
  },
  {
    what: 'announcement to 1,000 of 10,000 streams: answered, ms, median of 5',
    figure: median(times.answered).toFixed(0),
  },
  {
    what: 'announcement to 1,000 of 10,000 streams: last one hears, ms, median of 5',
    figure: median(times.heard).toFixed(0),
    target: '< 2000',
  },
  {
    what: 'announcement to 1,000 of 10,000 streams: the same, ms, slowest of 5',
    figure: Math.max(...times.heard).toFixed(0),
  },
];

/** How many files a process may have open, from Linux's /proc; elsewhere, there's no telling. */
function readOpenFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
