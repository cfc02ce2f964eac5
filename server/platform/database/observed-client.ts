import pg from 'pg';
import { currentRequestId } from '#server/platform/request-id.ts';
import { type AnnouncementListener, receiveAnnouncements } from './announcements.ts';
import { isAnswerTimeout, isReadOnlyError } from './errors.ts';
import type { Statement } from './joined-query.ts';
import { JoinedTransaction } from './joined-transaction.ts';
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

/** pg.Pool and its clients share their options, so how long connecting may take has its own. */
export type ClientConfig = pg.ClientConfig & { connectTimeoutMillis?: number };

type Parts = {
  /** Called when a statement has ended. */
  listener: QueryListener;
  /** Called with what statements announce. */
  announced: AnnouncementListener;
  /** All clients that are connected or connecting. */
  clients: Set<pg.Client>;
  /** Whether we refuse writes ourselves. */
  isReadOnly: () => boolean;
  /** Whether to prepare repeated statements. */
  prepares: boolean;
};

/**
 * A client that prepares repeated statements, reports each finished statement and what statements
 * announce, and ends itself when the server no longer answers or has become read-only.
 */
export const createObservedClient = ({
  listener,
  announced,
  clients,
  isReadOnly,
  prepares,
}: Parts): typeof pg.Client =>
  class ObservedClient extends pg.Client {
    readonly #repeatAnnouncements = receiveAnnouncements(this, announced);
    readonly #transaction = prepares ? new JoinedTransaction(this) : undefined;

    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: config.connectTimeoutMillis });
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }

    override query(...args: Call): never {
      const joined = isFromKysely(args) ? this.#transaction : undefined;
      const skipped = joined?.skip(args[0] as string);
      if (skipped) return skipped as never;
      const startedAt = performance.now();
      const requestId = currentRequestId();
      const call = prepares ? prepared(args) : unprepared(args);
      const text = typeof call[0] === 'string' ? call[0] : call[0].text;
      const end = (error?: unknown) => {
        this.#repeatAnnouncements();
        // Otherwise the pool would hand it to the next request.
        if (isAnswerTimeout(error) || (isReadOnlyError(error) && !isReadOnly())) void this.end();
        listener({ text, milliseconds: performance.now() - startedAt, requestId });
      };
      const callback = call.at(-1);
      // pg.Pool passes a callback; Kysely and our code use the promise.
      if (typeof callback === 'function') {
        call[call.length - 1] = (...answer: unknown[]) => {
          end(answer[0]);
          return (callback as Callback)(...answer);
        };
        return super.query(...(call as [string])) as never;
      }
      const answer: Partial<Promise<unknown>> =
        joined?.run(statementOf(call)) ?? super.query(...(call as [string]));
      // A COPY returns a stream, not a promise; it isn't timed.
      answer.then?.(() => end(), end);
      return answer as never;
    }
  };

/** Kysely passes a text and values. Transactions of our own may contain a COPY, so nothing is joined. */
const isFromKysely = (call: Call) =>
  call.length === 2 && typeof call[0] === 'string' && Array.isArray(call[1]);

const statementOf = ([query, values]: Call): Statement =>
  typeof query === 'string'
    ? { text: query, values: values as unknown[] }
    : { values: [], ...query };

/** Removes the name of a statement. */
function unprepared(call: Call): Call {
  const [query, ...rest] = call;
  // A COPY isn't a plain object and has no name.
  if (typeof query === 'string' || !query.name) return call;
  const { name: _name, ...unnamed } = query;
  return [unnamed, ...rest];
}

/** Adds the name to a statement with values, if it can be prepared. */
function prepared(call: Call): Call {
  const [text, values, ...rest] = call;
  const name = typeof text === 'string' && Array.isArray(values) && statementName(text);
  return name ? [{ name, text, values: values as unknown[] }, ...rest] : call;
}
