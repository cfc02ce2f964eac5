import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Receives the messages of one NOTIFY channel, which processes use to inform each other. */
export type Listener = {
  onMessage(payload: string): void;
  /** Called when listening starts or resumes: earlier messages were missed. */
  catchUp(): void;
  /** Called when the connection is lost: messages are missed until `catchUp`. */
  onDisconnect?(): void;
};

export type Notifications = { start(): void; stop(): Promise<void> };

const firstPause = 100;
const longestPause = 5_000;
/** How often the connection is checked, and how long it may take to answer, in milliseconds. */
const [checkInterval, answerTimeout] = [5_000, 5_000];

/**
 * Listens to channels on a separate connection, and reconnects at doubling intervals (100 ms to 5 s).
 * Messages can be missed in between, so each listener catches up from the database.
 */
export function listenForNotifications({
  pool,
  log,
  listeners,
}: {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  listeners: Record<string, Listener>;
}): Notifications {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let stopped = false;

  async function open() {
    const opening = new pg.Client({ ...pool.options, query_timeout: answerTimeout });
    client = opening;
    opening.on('error', () => {});
    opening.on('end', () => reconnect(opening));
    opening.on('notification', ({ channel, payload = '' }) =>
      listeners[channel]?.onMessage(payload),
    );
    try {
      await opening.connect();
      for (const channel of Object.keys(listeners)) await opening.query(`listen ${channel}`);
      pause = firstPause;
      if (stopped || client !== opening) return;
      for (const listener of Object.values(listeners)) listener.catchUp();
      check = setInterval(() => void checkConnection(opening), checkInterval).unref();
    } catch (error) {
      log.warn({ err: error }, 'could not listen for notifications');
      await opening.end().catch(() => {});
      reconnect(opening);
    }
  }

  /** Notices a connection that broke without a word, as behind a firewall. */
  const checkConnection = (listening: pg.Client) =>
    listening
      .query('')
      .catch(() => listening.end())
      .catch(() => {});

  function reconnect(broken: pg.Client) {
    if (stopped || client !== broken) return;
    client = undefined;
    disconnected();
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function disconnected() {
    clearInterval(check);
    for (const { onDisconnect } of Object.values(listeners)) onDisconnect?.();
  }

  return {
    start: () => void open(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      disconnected();
      await client?.end().catch(() => {});
    },
  };
}
