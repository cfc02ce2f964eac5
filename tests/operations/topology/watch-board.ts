import { readStream } from '#tests/event-stream.ts';
import { openClient } from '#tests/client.ts';
import { createTicket } from '#tests/factories/projects.ts';
import type { Try } from './try.ts';

/** Opens the board at both processes. */
export const watchBoard = ({ topology, people, projectId }: Try) =>
  Promise.all(
    topology.processes.map((url) => readStream(openClient(url, people[0].cookies), projectId)),
  );

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
