import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = {
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  headers: IncomingHttpHeaders;
};
export type Reply = { status?: number; json?: unknown; page?: string };

/** Starts an HTTP server on loopback that can be stopped and restarted on the same port. */
export async function serveOnLoopback(answer: (received: Received) => Reply | Promise<Reply>) {
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const form = new URLSearchParams(await text(request));
    const answered = await answer({ path, query, form, headers: request.headers });
    const { status = 200, json, page } = answered;
    const type = page === undefined ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(status, { 'content-type': type });
    response.end(page ?? JSON.stringify(json));
  }

  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    restart: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
