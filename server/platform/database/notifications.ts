import type { FastifyBaseLogger } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './connect.ts';
import { describeError, isAnswerTimeout } from './errors.ts';
import { bytesReceived, destroyClient } from './silence.ts';

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
const longestPause = 1_000;
/** How often the connection is checked, and how long it may take to answer, in milliseconds. */
const [checkInterval, answerTimeout] = [1_000, 2_000];
/** How long the server has to close the connection when the process stops, in milliseconds. */
const closeTimeout = 500;

/**
 * Listens to channels on a separate connection, and reconnects at doubling intervals (100 ms to 1 s).
 * Messages can be missed in between, so each listener catches up from the database.
 *
 * The connection also shows whether the server is still there. If its machine or the network is gone,
 * nothing closes the connections to it, and statements would wait for minutes. So when the server
 * doesn't answer, all connections are closed that don't hear from it either.
 */
export function listenForNotifications({
  database,
  log,
  listeners,
}: {
  database: Pick<Database, 'createDirectClient' | 'markConnections'>;
  log: FastifyBaseLogger;
  listeners: Record<string, Listener>;
}): Notifications {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let stopped = false;

  async function open() {
    const opening = database.createDirectClient({ query_timeout: answerTimeout });
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
      scheduleCheck(opening);
    } catch (error) {
      log.warn(describeError(error), 'could not listen for notifications');
      destroyClient(opening);
      reconnect(opening);
    }
  }

  const scheduleCheck = (listening: pg.Client) =>
    void (check = setTimeout(() => void checkConnection(listening), checkInterval).unref());

  async function checkConnection(listening: pg.Client) {
    const closeSilentConnections = database.markConnections();
    const received = bytesReceived(listening);
    try {
      await listening.query('');
    } catch (error) {
      // If this process was busy itself, the answers are there and are read now.
      await setImmediate();
      if (isAnswerTimeout(error) && bytesReceived(listening) === received) {
        log.warn('the database does not answer');
        closeSilentConnections();
        destroyClient(listening);
        return;
      }
    }
    if (!stopped && client === listening) scheduleCheck(listening);
  }

  function reconnect(broken: pg.Client) {
    if (stopped || client !== broken) return;
    client = undefined;
    disconnected();
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function disconnected() {
    clearTimeout(check);
    for (const { onDisconnect } of Object.values(listeners)) onDisconnect?.();
  }

  return {
    start: () => void open(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      disconnected();
      const closing = client;
      if (!closing) return;
      const end = setTimeout(() => destroyClient(closing), closeTimeout);
      await closing.end().catch(() => {});
      clearTimeout(end);
    },
  };
}
