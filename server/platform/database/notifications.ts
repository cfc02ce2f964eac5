import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Receives the messages of one NOTIFY channel, which processes use to inform each other. */
export type Listener = {
  onMessage(payload: string): void;
  /** Called when listening starts or resumes: earlier messages were missed. */
  catchUp(): void;
};

export type Notifications = { start(): void; stop(): Promise<void> };

const firstPause = 100;
const longestPause = 5_000;

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
  let pause = firstPause;
  let stopped = false;

  async function open() {
    const opening = new pg.Client(pool.options);
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
      for (const listener of Object.values(listeners)) listener.catchUp();
    } catch (error) {
      log.warn({ err: error }, 'could not listen for notifications');
      await opening.end().catch(() => {});
      reconnect(opening);
    }
  }

  function reconnect(broken: pg.Client) {
    if (stopped || client !== broken) return;
    client = undefined;
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  return {
    start: () => void open(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
