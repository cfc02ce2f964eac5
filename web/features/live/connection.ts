import { createParser } from 'eventsource-parser';
import type { LiveEvents } from '#contract/live.ts';
import { ProblemError } from '#web/lib/problem-error.ts';

export type LiveState = 'connecting' | 'live' | 'lost';

type Connection = {
  /** Opens the stream behind the last change that one was told of. */
  open: (signal: AbortSignal) => Promise<ReadableStream<string>>;
  onEvent: <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => void;
  onState: (state: LiveState) => void;
  /** The server says that nothing more will come, for who asks now. */
  onRefused: (error: ProblemError) => void;
};

/** The server sends something every 15 s; a line that is silent for longer is dead. */
const longestSilence = 40_000;
const firstPause = 250;
const longestPause = 10_000;
/** A tab that is out of sight for this long gives its line back: a browser has six for one host. */
const hiddenPatience = 5_000;

/**
 * Keeps a stream open while the page can be seen, and opens it again whenever it breaks, after
 * pauses that double. Returns what ends it.
 */
export function keepConnected(connection: Connection): () => void {
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let ended = false;

  async function connect() {
    clearTimeout(timer);
    const own = new AbortController();
    attempt = own;
    try {
      const stream = await connection.open(own.signal);
      pause = firstPause;
      connection.onState('live');
      await readEvents(stream, own, (name, data) => {
        // Nothing comes after that, and nothing is to be asked for.
        if (name === 'gone') ended = true;
        connection.onEvent(name, data);
      });
    } catch (error) {
      if (own.signal.aborted && attempt !== own) return;
      if (isFinal(error)) return connection.onRefused(error);
    }
    if (attempt === own) again();
  }

  function again() {
    attempt = undefined;
    if (ended || document.hidden) return;
    connection.onState('lost');
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  }

  function disconnect() {
    clearTimeout(timer);
    const own = attempt;
    attempt = undefined;
    own?.abort();
  }

  const wake = () => {
    if (attempt || ended || document.hidden) return;
    pause = firstPause;
    void connect();
  };
  const changeSight = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(disconnect, hiddenPatience);
    else wake();
  };
  const lose = () => {
    disconnect();
    connection.onState('lost');
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', lose);
  document.addEventListener('visibilitychange', changeSight);
  if (!document.hidden) void connect();

  return () => {
    ended = true;
    clearTimeout(hiding);
    disconnect();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', changeSight);
  };
}

/** Reads events until the stream ends; aborts it where it has been silent for too long. */
async function readEvents(
  stream: ReadableStream<string>,
  own: AbortController,
  onEvent: Connection['onEvent'],
) {
  const parser = createParser({
    onEvent: ({ event, data }) =>
      onEvent(event as keyof LiveEvents, JSON.parse(data) as LiveEvents[keyof LiveEvents]),
  });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => own.abort(), longestSilence);
  };
  const reader = stream.getReader();
  try {
    for (;;) {
      listen();
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Not signed in, or no member: asking again would be answered the same. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && [401, 403, 404].includes(error.status);
