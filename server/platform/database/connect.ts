import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { type QueryListener, createObservedClient } from './observed-client.ts';

export type Database = {
  pool: pg.Pool;
  db: Db;
  /** Tells of every statement that ends from now on; returns what ends the telling. */
  watch(listener: QueryListener): () => void;
  close(): Promise<void>;
};

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIso);

/** Sessions run in UTC and columns keep milliseconds, so that no Date is needed in between. */
function toIso(text: string): string {
  const milliseconds = text.slice(20, -3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

/**
 * Opens a pool to PostgreSQL and Kysely upon it. Numbers of rows are JavaScript numbers, times
 * are ISO 8601 texts in UTC. `onError` is told of connections that break while nobody uses them.
 */
export function connectDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
): Database {
  const listeners = new Set<QueryListener>();
  const tell: QueryListener = (query) => {
    for (const listener of listeners) listener(query);
  };
  const pool = new pg.Pool({
    Client: createObservedClient(tell),
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
    options: '-c timezone=UTC',
    types,
    ...connection,
  });
  let closing = false;
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  // Without a listener, a connection that breaks would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const watch = (listener: QueryListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const close = () => {
    // The pool is empty before its last connections are gone; that they break then is no news.
    closing = true;
    return pool.end();
  };
  return { pool, db, watch, close };
}
