import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Descriptors that are kept for the database, files that are being sent, and the process itself. */
const reservedFiles = 200;
const usualFiles = 1024;

/** How many connections this process can hold: as many as the system lets it have open, less some. */
export function computeMaxConnections(): number {
  return Math.min(10_000, Math.max(100, readFileLimit() - reservedFiles));
}

function readFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return usualFiles;
  }
}

/**
 * Lets nobody fill the house by waiting. When one connection more comes than there is room for, the
 * one that has been idle the longest goes: it has no request, or one that is still arriving.
 */
export function evictIdleConnections(app: FastifyInstance, { max }: { max: number }) {
  const open = new Set<Socket>();
  /** Those for whom nothing is being done, the longest idle first. */
  const idle = new Set<Socket>();

  app.server.on('connection', (socket) => {
    open.add(socket);
    idle.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size <= max) return;
    const [longest] = idle;
    longest?.destroy();
    // It is closed a moment later, which a burst of newcomers does not wait for.
    if (longest) {
      open.delete(longest);
      idle.delete(longest);
    }
  });

  // Before this hook, a request may still be arriving.
  app.addHook('preValidation', async ({ raw }) => {
    idle.delete(raw.socket);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (open.has(raw.socket)) idle.add(raw.socket);
  });
}

/** From this length on, an answer that nobody reads is worth counting. */
const largeAnswer = 256 * 1024;

/**
 * Bounds what answers hold in memory until they are read: all large ones together by `maxBytes`,
 * beyond which the oldest goes, and each by the time it may take.
 */
export function closeSlowReaders(
  app: FastifyInstance,
  { maxBytes, milliseconds }: { maxBytes: number; milliseconds: number },
) {
  const waiting = new Map<ServerResponse, { length: number; timer: NodeJS.Timeout }>();
  let total = 0;

  function forget(answer: ServerResponse) {
    const known = waiting.get(answer);
    if (!known) return;
    clearTimeout(known.timer);
    total -= known.length;
    waiting.delete(answer);
  }

  function cut(answer: ServerResponse) {
    forget(answer);
    answer.destroy();
  }

  app.addHook('onSend', async (_request, { raw }, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < largeAnswer) return;
    const { length } = payload;
    waiting.set(raw, { length, timer: setTimeout(() => cut(raw), milliseconds).unref() });
    total += length;
    raw.once('close', () => forget(raw));
    for (const oldest of waiting.keys()) {
      if (total <= maxBytes || oldest === raw) break;
      cut(oldest);
    }
  });
}
