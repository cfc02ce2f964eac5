import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export type SilentProxy = {
  /** The database's address through the proxy. */
  connectionString: string;
  /** Keeps all connections open and accepts new ones, but forwards nothing, like a machine behind a cut link. */
  goSilent(): void;
  /** Forwards new connections, like a promoted replica. The old ones stay silent. */
  promote(): void;
};

/** Starts a proxy before a database that can go silent. It stops after the test. */
export async function startSilentProxy(connectionString: string): Promise<SilentProxy> {
  const { host, port: databasePort, user, password, database } = new pg.Client(connectionString);
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${databasePort}` }
    : { host, port: databasePort };
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let forwarded: Socket[] = [];
  let isSilent = false;

  const server = createServer((client) => {
    track(client);
    if (isSilent) {
      client.resume();
      return;
    }
    const upstream = track(connect(target));
    client.pipe(upstream).pipe(client);
    // Locks are released when a connection closes, as if the machine were gone.
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => {
      if (!silenced.has(client)) client.destroy();
    });
    forwarded.push(client, upstream);
  });

  function track(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    connectionString: `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`,
    goSilent: () => {
      isSilent = true;
      for (const socket of forwarded) {
        silenced.add(socket);
        socket.unpipe();
        socket.resume();
      }
      forwarded = [];
    },
    promote: () => void (isSilent = false),
  };
}
