import pg from 'pg';
import { currentRequestId } from '../request-id.ts';

/** A statement that has ended, well or not. Its values are left out: they hold what people wrote. */
export type EndedQuery = {
  text: string;
  milliseconds: number;
  /** The request for which it ran, where there was one. */
  requestId: string | undefined;
};

export type QueryListener = (query: EndedQuery) => void;

/** A connection that tells `listener` of every statement which ended on it. */
export function watchedClient(listener: QueryListener): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    override query(...call: unknown[]): never {
      const begun = performance.now();
      const requestId = currentRequestId();
      const text = textOf(call[0]);
      const end = () => listener({ text, milliseconds: performance.now() - begun, requestId });
      const callback = call.at(-1);
      // pg.Pool hands over a callback, Kysely and we take a promise.
      if (typeof callback === 'function') {
        call[call.length - 1] = (...answer: unknown[]) => {
          end();
          return callback(...answer);
        };
        return super.query(...(call as [string])) as never;
      }
      const answer = super.query(...(call as [string]));
      answer.then(end, end);
      return answer as never;
    }
  };
}

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
