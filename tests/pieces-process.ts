import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What `npm start` hands to Node: a third of the memory under load, for a tenth of the speed. */
const asStarted = ['--max-semi-space-size=6'];

const main = join(import.meta.dirname, '../server/main.ts');

/** An empty setting counts as absent: nothing of the caller's own environment gets in. */
export const nothingSet = Object.fromEntries(
  [
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET',
    'TRUST_PROXY',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
    'GITHUB_CLIENT_ID',
    'GITHUB_CLIENT_SECRET',
    'GITHUB_URL',
    'GITHUB_API_URL',
    'DRAIN_SECONDS',
    'METRICS_TOKEN',
    'SLOW_MS',
    'LOG_LEVEL',
  ].map((name) => [name, '']),
);

export type Settings = Record<string, string> & { DATA_DIR: string };

export type PiecesProcess = {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  lines: string[];
  /** Resolves with its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Asks it to stop and resolves with its exit code. */
  stop(): Promise<number | null>;
};

/** Pieces as a person starts it: a process of its own, on a free port of this machine. Waits until it is ready. */
export async function startPieces(settings: Settings): Promise<PiecesProcess> {
  for (;;) {
    const pieces = runPieces({ PORT: String(await findFreePort()), ...settings });
    await Promise.race([pieces.ready, pieces.ended]);
    if (pieces.child.exitCode === null) return pieces;
    const said = pieces.lines.join('\n');
    // Someone else may have taken the port in between.
    if (!said.includes('Another program already uses'))
      throw new Error(`Pieces did not start:\n${said}`);
  }
}

/** The same, whether it becomes ready or not; `nodeOptions` stand before the program. */
export function runPieces(
  settings: Settings & { PORT: string },
  nodeOptions: string[] = [],
  { openFiles = 'unlimited' }: { openFiles?: string } = {},
) {
  const command = [process.execPath, ...asStarted, ...nodeOptions, main];
  const limited = ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = openFiles === 'unlimited' ? command : limited;
  // Passkeys need a name instead of a number; the port is not known before.
  const publicUrl = settings['PUBLIC_URL']?.replace('{port}', settings.PORT);
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      ...nothingSet,
      ...settings,
      ...(publicUrl && { PUBLIC_URL: publicUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Pieces is ready')) resolve();
      });
    }
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const url = publicUrl?.startsWith('http://localhost:')
    ? publicUrl
    : `http://127.0.0.1:${settings.PORT}`;
  return { url, child, lines, ready, ended, stop };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
