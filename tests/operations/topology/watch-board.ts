import { setTimeout as wait } from 'node:timers/promises';
import { readStream, type StreamReader } from '#tests/event-stream.ts';
import { openClient } from '#tests/client.ts';
import { createTicket } from '#tests/factories/projects.ts';
import type { Try } from './try.ts';

type Ticket = { createdAt: string };

/** Opens the board at both processes, or at some of them. */
export const watchBoard = ({ topology, people, projectId }: Try, which = [0, 1]) =>
  Promise.all(
    which.map((index) => {
      const url = topology.processes[index] ?? '';
      return readStream(openClient(url, people[0].cookies), projectId);
    }),
  );

/** Resolves with the time when a stream has such a ticket. Reopens one that ended, as pages do. */
export async function hearOf(
  isWanted: (ticket: Ticket) => boolean,
  { stream, reopen }: { stream: StreamReader; reopen(): Promise<StreamReader | undefined> },
): Promise<number> {
  let current: StreamReader | undefined = stream;
  for (;;) {
    const { news, until, ended, close } = current ?? stream;
    const found = until(() => news().some(({ tickets }) => tickets.some(isWanted)));
    const isFound = await Promise.race([found.then(() => true), ended.then(() => false)]);
    close();
    if (isFound) return Date.now();
    await wait(100);
    current = await reopen().catch(() => undefined);
  }
}

/** Shows that a change reaches people at either process. */
export async function watchBoth(the: Try) {
  const streams = await watchBoard(the);
  const began = Date.now();
  const { title } = await createTicket(the.people[0], the.projectId, { title: 'Seen by both' });
  the.load.acknowledged.push(title);
  for (const stream of streams) {
    await stream.until(() =>
      stream.news().some(({ tickets }) => tickets.some((ticket) => ticket.title === title)),
    );
    stream.close();
  }
  const { report } = the;
  report.add('a ticket reaches the board at both processes', report.seconds(Date.now() - began));
}
