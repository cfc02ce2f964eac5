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
    expect(theirs.statusCode, what).toBe(ours.status);
    const answer: unknown = await ours.json();
    if (method === 'GET') expect(theirs.json(), what).toEqual(answer);
    else
      expect(Object.keys(theirs.json()).toSorted(), what).toEqual(Object.keys(answer!).toSorted());
  }
});
