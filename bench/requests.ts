import type { Request } from 'autocannon';
import type { Board } from './board.ts';
import type { HotCall } from './hot-calls.ts';

/** A signed-in person's board and request headers. */
export type Visit = { board: Board; headers: Record<string, string> };

/** Creates autocannon's requests: all calls in turn, then all of them as the next person. */
export function createRequests(calls: HotCall[], visits: Visit[]): Request[] {
  let count = 0;
  const setupRequest = (request: Request): Request => {
    const call = calls[count % calls.length] as HotCall;
    const visit = visits[Math.floor(count / calls.length) % visits.length] as Visit;
    count += 1;
    return { ...request, ...createRequest(call, visit) };
  };
  return [{ setupRequest }];
}

function createRequest({ method, next }: HotCall, { board, headers }: Visit): Request {
  const { path, body } = next(board);
  if (body === undefined) return { method, path: `/api${path}`, headers };
  return {
    method,
    path: `/api${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
