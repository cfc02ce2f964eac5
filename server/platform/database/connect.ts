import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '#server/migrations/tables.ts';
import type { AnnouncementListener } from './announcements.ts';
import { prepareForJoining } from './joined-query.ts';
import { type ClientConfig, type QueryListener, createObservedClient } from './observed-client.ts';
import { destroyClient, markClients } from './silence.ts';

export type Database = {
  pool: pg.Pool;
  db: Db;
  /** Calls the listener for every statement that ends; returns a function that unsubscribes. */
  watch(listener: QueryListener): () => void;
  /** Calls `onMessage` for what this process's own statements announce on a channel, see announcements.ts. */
  onAnnouncement(channel: string, onMessage: (payload: string) => void): void;
  /** Marks all connections; returns a function that closes those that have received nothing since. */
  markConnections(): () => void;
  /** Opens a connection of its own, past a pooler. It ends itself if an answer takes too long. */
  createDirectClient(options: pg.ClientConfig): pg.Client;
  /** Refuses everything that has to be stored until it's called with false. */
  setReadOnly(isReadOnly: boolean): void;
  /** Throws if the database doesn't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type Connection = pg.PoolConfig &
  ClientConfig & {
    /** The server's own address, if `connectionString` is a pooler's. */
    directConnectionString?: string | undefined;
  };

/** How long connecting may take, in milliseconds. */
const connectTimeoutMillis = 3_000;
/** How long a request waits for a free connection, in milliseconds. */
const waitTimeout = 5_000;
/** The server ends statements after this time, in milliseconds. */
const statementTimeout = 15_000;
/** We end a connection whose server doesn't answer in this time either, in milliseconds. */
export const answerTimeout = 20_000;
/** When the system starts to check an idle connection, in milliseconds. */
const keepAliveDelay = 5_000;
/** How long statements in progress may take when the process stops, in milliseconds. */
const closeTimeout = 2_000;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIso);
types.setTypeParser(pg.types.builtins.DATE, String);

/** Sessions run in UTC and columns have milliseconds, so no Date is needed. */
function toIso(text: string): string {
  const milliseconds = text.slice(20, -3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

const sessionSettings = (timeout: number | false) =>
  `set timezone to 'UTC'; set client_min_messages to notice; set statement_timeout to ${Number(timeout)}`;

/**
 * Opens a connection pool to PostgreSQL, and Kysely on top of it. int8 columns are read as numbers,
 * timestamps as ISO 8601 strings in UTC, days as text. `onError` is called when an idle connection breaks.
 */
export function connectDatabase(
  {
    directConnectionString,
    statement_timeout: timeout = statementTimeout,
    ...connection
  }: Connection,
  onError: (error: Error) => void,
): Database {
  const listeners = new Set<QueryListener>();
  const settings = sessionSettings(timeout);
  // A pooler may run each statement on another connection.
  const prepares = directConnectionString === undefined;
  let isReadOnly = false;
  const notifyListeners: QueryListener = (query) => {
    if (query.text === settings) return;
    for (const listener of listeners) listener(query);
  };
  const channels = new Map<string, (payload: string) => void>();
  const announced: AnnouncementListener = ({ channel, payload }) =>
    channels.get(channel)?.(payload);
  const clients = new Set<pg.Client>();
  const options = {
    connectTimeoutMillis,
    connectionTimeoutMillis: waitTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    types,
    ...connection,
  };
  const pool = new pg.Pool({
    ...options,
    Client: createObservedClient({
      listener: notifyListeners,
      announced,
      clients,
      isReadOnly: () => isReadOnly,
      prepares,
    }),
    max: options.max ?? 10,
    // Poolers refuse these as startup parameters. Announcements are notices, so a server that is set
    // to fewer messages must send them too.
    onConnect: async (client) => {
      await client.query(settings);
      if (prepares) await prepareForJoining(client);
    },
  });
  const readOnlyClients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (readOnlyClients.has(client) === isReadOnly) return;
    if (isReadOnly) readOnlyClients.add(client);
    else readOnlyClients.delete(client);
    // Runs before the statements of its next user.
    client.query(`set default_transaction_read_only to ${isReadOnly}`).catch(() => {});
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
  const createDirectClient = (own: pg.ClientConfig) =>
    new pg.Client({
      ...options,
      connectionTimeoutMillis: options.connectTimeoutMillis,
      ...(directConnectionString && { connectionString: directConnectionString }),
      ...own,
    });
  const close = async () => {
    // pool.end() resolves before its last connections close; ignore their errors.
    closing = true;
    const timer = setTimeout(() => clients.forEach(destroyClient), closeTimeout).unref();
    await pool.end().finally(() => clearTimeout(timer));
  };
  return {
    pool,
    db,
    watch,
    onAnnouncement,
    markConnections: () => markClients(clients),
    createDirectClient,
    setReadOnly: (value) => void (isReadOnly = value),
    ping: async () => void (await pool.query('select 1')),
    close,
  };
}
