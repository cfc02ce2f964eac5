import { createParser } from 'eventsource-parser';
import type { LiveEvents } from '#contract/board/live.ts';
import { ProblemError } from './problem-error.ts';

export type LiveState = 'connecting' | 'live' | 'lost';

type Connection = {
  /** Opens the stream after the last change received. */
  open: (signal: AbortSignal) => Promise<ReadableStream<string>>;
  onEvent: <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => void;
  onState: (state: LiveState) => void;
  /** The server refused the stream for good: the person is signed out or not a member. */
  onRefused: (error: ProblemError) => void;
};

/** The server sends a heartbeat every 15 s. A stream that's silent for this long is dead. */
const silenceTimeout = 40_000;
const minRetryDelay = 250;
const maxRetryDelay = 10_000;
/** A hidden tab closes its stream after this long: a browser allows six connections per host. */
const hiddenTimeout = 5_000;

/**
 * Keeps a stream open while the page is visible, and reconnects with exponential backoff when it
 * breaks. Returns a function that closes it.
 */
export function keepConnected(connection: Connection): () => void {
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = minRetryDelay;
  let closed = false;

  async function connect() {
    clearTimeout(timer);
    const own = new AbortController();
    attempt = own;
    try {
      const stream = await connection.open(own.signal);
      retryDelay = minRetryDelay;
      connection.onState('live');
      await readEvents(stream, own, (name, data) => {
        // The server closes the stream for good, so don't reconnect.
        if (name === 'gone') closed = true;
        connection.onEvent(name, data);
      });
    } catch (error) {
      if (own.signal.aborted && attempt !== own) return;
      if (isFinal(error)) return connection.onRefused(error);
    }
    if (attempt === own) reconnectLater();
  }

  function reconnectLater() {
    attempt = undefined;
    if (closed || document.hidden) return;
    connection.onState('lost');
    timer = setTimeout(() => void connect(), retryDelay * (0.5 + Math.random() / 2));
    retryDelay = Math.min(retryDelay * 2, maxRetryDelay);
  }

  function disconnect() {
    clearTimeout(timer);
    const own = attempt;
    attempt = undefined;
    own?.abort();
  }

  const reconnectNow = () => {
    if (attempt || closed || document.hidden) return;
    retryDelay = minRetryDelay;
    void connect();
  };
  const handleVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(disconnect, hiddenTimeout);
    else reconnectNow();
  };
  const handleOffline = () => {
    disconnect();
    connection.onState('lost');
  };
  window.addEventListener('online', reconnectNow);
  window.addEventListener('offline', handleOffline);
  document.addEventListener('visibilitychange', handleVisibility);
  if (!document.hidden) void connect();

  return () => {
    closed = true;
    clearTimeout(hiddenTimer);
    disconnect();
    window.removeEventListener('online', reconnectNow);
    window.removeEventListener('offline', handleOffline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Reads events until the stream ends. Aborts a stream that's silent for too long. */
async function readEvents(
  stream: ReadableStream<string>,
  own: AbortController,
  onEvent: Connection['onEvent'],
) {
  const parser = createParser({
    onEvent: ({ event, data }) =>
      onEvent(event as keyof LiveEvents, JSON.parse(data) as LiveEvents[keyof LiveEvents]),
  });
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => own.abort(), silenceTimeout);
  };
  const reader = stream.getReader();
  try {
    for (;;) {
      restartTimer();
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } finally {
    clearTimeout(silenceTimer);
  }
}

/** Signed out or not a member: retrying won't help. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && [401, 403, 404].includes(error.status);
