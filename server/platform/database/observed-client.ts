import pg from 'pg';
import { currentRequestId } from '../request-id.ts';
import { statementName } from './prepare.ts';

/** A statement that has ended, well or not. Its values are left out: they hold what people wrote. */
export type EndedQuery = {
  text: string;
  milliseconds: number;
  /** The request for which it ran, where there was one. */
  requestId: string | undefined;
};

export type QueryListener = (query: EndedQuery) => void;

type Call = [query: string | pg.QueryConfig, ...rest: unknown[]];
type Callback = (...answer: unknown[]) => unknown;

/** A connection that prepares what is asked again and again, and tells `listener` of what ended. */
export function createObservedClient(listener: QueryListener): typeof pg.Client {
  return class ObservedClient extends pg.Client {
    override query(...given: Call): never {
      const begun = performance.now();
      const requestId = currentRequestId();
      const call = prepared(given);
      const text = typeof call[0] === 'string' ? call[0] : call[0].text;
      const end = () => listener({ text, milliseconds: performance.now() - begun, requestId });
      const callback = call.at(-1);
      // pg.Pool hands over a callback, Kysely and we take a promise.
      if (typeof callback === 'function') {
        call[call.length - 1] = (...answer: unknown[]) => {
          end();
          return (callback as Callback)(...answer);
        };
        return super.query(...(call as [string])) as never;
      }
      const answer = super.query(...(call as [string])) as Partial<Promise<unknown>>;
      // The stream of a COPY is no promise; it lasts as long as someone reads or writes.
      answer.then?.(end, end);
      return answer as never;
    }
  };
}

/** A statement with values is sent under a name, where it has one. */
function prepared(call: Call): Call {
  const [text, values, ...rest] = call;
  const name = typeof text === 'string' && Array.isArray(values) && statementName(text);
  return name ? [{ name, text, values: values as unknown[] }, ...rest] : call;
}
