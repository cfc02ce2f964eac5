import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '#server/migrations/tables.ts';
import type { AnnouncementListener } from './announcements.ts';
import { type QueryListener, createObservedClient } from './observed-client.ts';

export type Database = {
  pool: pg.Pool;
  db: Db;
  /** Calls the listener for every statement that ends; returns a function that unsubscribes. */
  watch(listener: QueryListener): () => void;
  /** Calls `onMessage` for what this process's own statements announce on a channel, see announcements.ts. */
  onAnnouncement(channel: string, onMessage: (payload: string) => void): void;
  close(): Promise<void>;
};

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIso);
types.setTypeParser(pg.types.builtins.DATE, String);

/** Sessions run in UTC and columns have milliseconds, so no Date is needed. */
function toIso(text: string): string {
  const milliseconds = text.slice(20, -3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

/**
 * Opens a connection pool to PostgreSQL, and Kysely on top of it. int8 columns are read as numbers,
 * timestamps as ISO 8601 strings in UTC, days as text. `onError` is called when an idle connection breaks.
 */
export function connectDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
): Database {
  const listeners = new Set<QueryListener>();
  const notifyListeners: QueryListener = (query) => {
    for (const listener of listeners) listener(query);
  };
  const channels = new Map<string, (payload: string) => void>();
  const announced: AnnouncementListener = ({ channel, payload }) =>
    channels.get(channel)?.(payload);
  const pool = new pg.Pool({
    Client: createObservedClient(notifyListeners, announced),
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
    // Announcements are notices, so a server that is set to fewer messages must send them too.
    options: '-c timezone=UTC -c client_min_messages=notice',
    types,
    ...connection,
  });
  let closing = false;
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  // Without a listener, a broken connection would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const watch = (listener: QueryListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const onAnnouncement: Database['onAnnouncement'] = (channel, onMessage) =>
    void channels.set(channel, onMessage);
  const close = () => {
    // pool.end() resolves before its last connections close; ignore their errors.
    closing = true;
    return pool.end();
  };
  return { pool, db, watch, onAnnouncement, close };
}
