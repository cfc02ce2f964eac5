import type { FastifyReply } from 'fastify';

/** An answer that goes on: server-sent events, until either side ends it. */
export type EventStream = {
  /** Sends what `encodeEvent` made. A reader who is too slow is cut off, and may come back. */
  write(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
};

/** A comment, which readers pass over: it keeps the connection in use. */
export const heartbeat = ':\n\n';

/** One event as it travels; `id` is what a reader who comes back names as the last one read. */
export function encodeEvent({ name, id, data }: { name: string; id?: number; data: unknown }) {
  const number = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${number}data: ${JSON.stringify(data)}\n\n`;
}

const mostWaitingBytes = 1024 * 1024;

/** Turns an answer into a stream. From here on, nothing else may answer. */
export function openEventStream(reply: FastifyReply): EventStream {
  const raw = writeHead(reply);
  raw.write(heartbeat);
  return {
    write: (text) => {
      if (raw.writableLength > mostWaitingBytes) raw.destroy();
      else raw.write(text);
    },
    end: () => raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  };
}

/** Answers who asks for the head of a stream alone. */
export const answerStreamHead = (reply: FastifyReply) => void writeHead(reply).end();

function writeHead(reply: FastifyReply) {
  const { raw } = reply;
  const headers = reply.getHeaders();
  reply.hijack();
  return raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Proxies such as nginx would otherwise keep events until they have a page full of them.
    'x-accel-buffering': 'no',
  });
}
