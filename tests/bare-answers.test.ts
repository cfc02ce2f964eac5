import { expect, test } from 'vitest';
import { createBareApp } from '#bench/bare/app.ts';
import { createBoard } from '#bench/board.ts';
import { headersOf } from '#bench/headers.ts';
import { hotCalls } from '#bench/hot-calls.ts';
import { fillWithProjects } from '#bench/many-projects.ts';
import { cleanUpAfterFile } from './clean-up.ts';
import { startTestServer } from './server.ts';

// Otherwise a new field of a reply would only be noticed by the next benchmark.
test('the server that the benchmark compares with answers like Pieces', async () => {
  const { db, pool, url } = await startTestServer();
  await fillWithProjects(pool, 200);
  const board = await createBoard(db, 5);
  const bare = createBareApp({ db, pool, userId: board.userId });
  cleanUpAfterFile(() => bare.close());
  const headers = await headersOf(url, board);
  for (const { what, method, next } of hotCalls) {
    const { path, body } = next(board);
    const call = { method, headers: { ...headers, 'content-type': 'application/json' } };
    const sent = JSON.stringify(body);
    const ours = await fetch(`${url}/api${path}`, { ...call, ...(sent && { body: sent }) });
    const theirs = await bare.inject({
      ...call,
      url: `/api${path}`,
      ...(sent && { payload: sent }),
    });
    const [expected, answer] = [(await ours.json()) as object, theirs.json<object>()];
    const compared = method === 'GET' ? (whole: object) => whole : fieldsOf;
    expect({ what, status: theirs.statusCode, answer: compared(answer) }).toEqual({
      what,
      status: ours.status,
      answer: compared(expected),
    });
  }
});

/** What was written has different IDs and times. */
const fieldsOf = (answer: object) => Object.keys(answer).toSorted();
