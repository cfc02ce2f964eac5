import type { Socket } from 'node:net';
import type pg from 'pg';

/** Closes a connection without waiting for the server, which may be gone. */
export const destroyClient = (client: pg.Client) => void socketOf(client).destroy();

/** How many bytes a connection has received. */
export const bytesReceived = (client: pg.Client) => socketOf(client).bytesRead;

// @types/pg leaves the connection out.
const socketOf = (client: pg.Client) =>
  (client as pg.Client & { connection: { stream: Socket } }).connection.stream;

/**
 * Remembers what each connection has received. The returned function closes those that have received
 * nothing since: if another connection just timed out, their server is probably gone too.
 */
export function markClients(clients: Iterable<pg.Client>): () => void {
  const marks = new Map([...clients].map((client) => [client, bytesReceived(client)]));
  return () => {
    for (const [client, received] of marks)
      if (bytesReceived(client) === received) destroyClient(client);
  };
}
