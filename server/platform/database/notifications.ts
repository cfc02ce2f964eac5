import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Who hears what processes tell each other on one channel of PostgreSQL's NOTIFY. */
export type Listener = {
  onMessage(payload: string): void;
  /** Listening has begun, for the first time or again: what was told until now was not heard. */
  catchUp(): void;
};

export type Notifications = { start(): void; stop(): Promise<void> };

const firstPause = 100;
const longestPause = 5_000;

/**
 * Hears channels over one connection of its own, which is opened again whenever it breaks, after
 * pauses that double (100 ms to 5 s). A message may be missed in between, never for good: whoever
 * listens catches up from the database itself.
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
    opening.on('end', () => again(opening));
    opening.on('notification', ({ channel, payload = '' }) =>
      listeners[channel]?.onMessage(payload),
    );
    try {
      await opening.connect();
      for (const channel of Object.keys(listeners)) await opening.query(`listen ${channel}`);
      pause = firstPause;
      for (const listener of Object.values(listeners)) listener.catchUp();
    } catch (error) {
      log.warn({ err: error }, 'notifications not heard');
      await opening.end().catch(() => {});
      again(opening);
    }
  }

  function again(broken: pg.Client) {
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
