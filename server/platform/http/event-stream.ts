import type { FastifyReply } from 'fastify';

/** An open response with server-sent events, until either side ends it. */
export type EventStream = {
  /** Sends the output of `encodeEvent`, unless it has ended. Disconnects readers who are too slow; they can reconnect. */
  write(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
};

/** A comment, which readers ignore; it keeps the connection alive. */
export const heartbeat = ':\n\n';

/** Encodes one event. A reader who reconnects sends the last `id` they received. */
export function encodeEvent({ name, id, data }: { name: string; id?: number; data: unknown }) {
  const number = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${number}data: ${JSON.stringify(data)}\n\n`;
}

const maxUnsentBytes = 1024 * 1024;

/** Turns a response into a stream. Nothing else may write to it afterward. */
export function openEventStream(reply: FastifyReply): EventStream {
  const raw = writeHead(reply);
  raw.write(heartbeat);
  return {
    write: (text) => {
      if (raw.writableEnded) return;
      if (raw.writableLength > maxUnsentBytes) raw.destroy();
      else raw.write(text);
    },
    end: () => raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  };
}

/** Answers a HEAD request for a stream. */
export const answerStreamHead = (reply: FastifyReply) => void writeHead(reply).end();

function writeHead(reply: FastifyReply) {
  const { raw } = reply;
  const headers = reply.getHeaders();
  reply.hijack();
  return raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Otherwise proxies such as nginx buffer events.
    'x-accel-buffering': 'no',
  });
}
