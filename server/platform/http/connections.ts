import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** File descriptors reserved for the database, files being sent, and the process itself. */
const reservedFiles = 200;
const defaultFileLimit = 1024;

/** How many connections this process can hold: its open-file limit, minus a reserve. */
export const computeMaxConnections = (): number =>
  Math.min(10_000, Math.max(100, readFileLimit() - reservedFiles));

function readFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return defaultFileLimit;
  }
}

/**
 * Keeps idle clients from using up all connections. When there are more than `max`, it closes the
 * one that has been idle longest: it has no request, or one that is still arriving.
 */
export function evictIdleConnections(app: FastifyInstance, { max }: { max: number }) {
  const open = new Set<Socket>();
  /** Connections without a request in progress, longest idle first. */
  const idle = new Set<Socket>();

  app.server.on('connection', (socket) => {
    open.add(socket);
    idle.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size <= max) return;
    const [longestIdle] = idle;
    longestIdle?.destroy();
    // "close" comes later; remove it now, in case more connections arrive first.
    if (longestIdle) {
      open.delete(longestIdle);
      idle.delete(longestIdle);
    }
  });

  // Earlier hooks run while the request may still be arriving.
  app.addHook('preValidation', ({ raw }, _reply, done) => {
    idle.delete(raw.socket);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (open.has(raw.socket)) idle.add(raw.socket);
    done();
  });
}

/** Responses from this length on are counted while they are unread. */
const largeResponse = 256 * 1024;

/**
 * Limits the memory of unread large responses. All together may hold `maxBytes`; beyond that, the
 * oldest is closed. Each may take `milliseconds`.
 */
export function closeSlowReaders(
  app: FastifyInstance,
  { maxBytes, milliseconds }: { maxBytes: number; milliseconds: number },
) {
  const waiting = new Map<ServerResponse, { length: number; timer: NodeJS.Timeout }>();
  let total = 0;

  function forget(response: ServerResponse) {
    const known = waiting.get(response);
    if (!known) return;
    clearTimeout(known.timer);
    total -= known.length;
    waiting.delete(response);
  }

  function cut(response: ServerResponse) {
    forget(response);
    response.destroy();
  }

  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const length = isWhole ? Buffer.byteLength(payload) : 0;
    if (length >= largeResponse) watch(raw, length);
    done();
  });

  function watch(raw: ServerResponse, length: number) {
    waiting.set(raw, { length, timer: setTimeout(() => cut(raw), milliseconds).unref() });
    total += length;
    raw.once('close', () => forget(raw));
    for (const oldest of waiting.keys()) {
      if (total <= maxBytes || oldest === raw) break;
      cut(oldest);
    }
  }
}
