import pg from 'pg';
import { currentRequestId } from '#server/platform/request-id.ts';
import { type AnnouncementListener, receiveAnnouncements } from './announcements.ts';
import { statementName } from './prepare.ts';

/** A statement that succeeded or failed, without its values, which may contain user input. */
export type EndedQuery = {
  text: string;
  milliseconds: number;
  /** The request it ran for, if any. */
  requestId: string | undefined;
};

export type QueryListener = (query: EndedQuery) => void;

type Call = [query: string | pg.QueryConfig, ...rest: unknown[]];
type Callback = (...answer: unknown[]) => unknown;

/**
 * A client that prepares repeated statements, reports each finished statement to `listener` and
 * what statements announce to `announced`.
 */
export function createObservedClient(
  listener: QueryListener,
  announced: AnnouncementListener,
): typeof pg.Client {
  return class ObservedClient extends pg.Client {
    readonly #repeatAnnouncements = receiveAnnouncements(this, announced);

    override query(...args: Call): never {
      const startedAt = performance.now();
      const requestId = currentRequestId();
      const call = prepared(args);
      const text = typeof call[0] === 'string' ? call[0] : call[0].text;
      const end = () => {
        this.#repeatAnnouncements();
        listener({ text, milliseconds: performance.now() - startedAt, requestId });
      };
      const callback = call.at(-1);
      // pg.Pool passes a callback; Kysely and our code use the promise.
      if (typeof callback === 'function') {
        call[call.length - 1] = (...answer: unknown[]) => {
          end();
          return (callback as Callback)(...answer);
        };
        return super.query(...(call as [string])) as never;
      }
      const answer = super.query(...(call as [string])) as Partial<Promise<unknown>>;
      // A COPY returns a stream, not a promise; it isn't timed.
      answer.then?.(end, end);
      return answer as never;
    }
  };
}

/** Adds the name to a statement with values, if it can be prepared. */
function prepared(call: Call): Call {
  const [text, values, ...rest] = call;
  const name = typeof text === 'string' && Array.isArray(values) && statementName(text);
  return name ? [{ name, text, values: values as unknown[] }, ...rest] : call;
}
