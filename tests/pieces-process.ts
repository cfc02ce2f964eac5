import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { locateCompileCache, locateProgram } from './programs/locate.ts';

/** The Node option of `npm start`: a third of the memory under load, for a tenth of the speed. */
export const startOptions = ['--max-semi-space-size=6'];

/** Empty settings count as absent, so these hide the caller's own environment. */
export const emptySettings = Object.fromEntries(
  [
    'HOST',
    'HEALTH_PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET',
    'TRUST_PROXY',
    'NETWORK_LIMITS',
    'HSTS_SUBDOMAINS',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
    'GITHUB_CLIENT_ID',
    'GITHUB_CLIENT_SECRET',
    'GITHUB_URL',
    'GITHUB_API_URL',
    'DRAIN_SECONDS',
    'BACKUP_DIR',
    'BACKUP_DAYS',
    'METRICS_TOKEN',
    'SLOW_MS',
    'LOG_LEVEL',
  ].map((name) => [name, '']),
);

export type Settings = Record<string, string> & { DATA_DIR: string };

export type PiecesProcess = {
  url: string;
  child: ChildProcess;
  /** The lines logged so far, as JSON. */
  logged: string[];
  /** The same: where there's only a message, its lines. */
  lines: string[];
  /** Resolves with the exit code, or null if a signal killed the process. */
  ended: Promise<number | null>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
};

/** Starts Pieces in its own process on a free port and waits until it's ready. */
export async function startPieces(
  settings: Settings,
  options: { fromSource?: boolean; root?: string } = {},
): Promise<PiecesProcess> {
  for (;;) {
    const pieces = runPieces({ PORT: String(await findFreePort()), ...settings }, [], options);
    await Promise.race([pieces.ready, pieces.ended]);
    if (pieces.child.exitCode === null) return pieces;
    const said = pieces.lines.join('\n');
    // Another process may have taken the port in the meantime.
    if (!said.includes('Another program already uses'))
      throw new Error(`Pieces didn't start:\n${said}`);
  }
}

/** Starts Pieces without waiting for it. `nodeOptions` are passed to Node; `root` has another version. */
export function runPieces(
  settings: Settings & { PORT: string },
  nodeOptions: string[] = [],
  {
    openFiles = 'unlimited',
    fromSource,
    root,
  }: { openFiles?: string; fromSource?: boolean; root?: string } = {},
) {
  const main = root ? join(root, 'server/main.ts') : locateProgram('server/main', { fromSource });
  const command = [process.execPath, ...startOptions, ...nodeOptions, main];
  const limited = ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = openFiles === 'unlimited' ? command : limited;
  // Passkeys need a host name instead of an IP address, and the port isn't known earlier.
  const publicUrl = settings['PUBLIC_URL']?.replace('{port}', settings.PORT);
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: locateCompileCache(),
      ...emptySettings,
      // Tests and benches make more changes than anyone by hand.
      CHANGES_PER_HOUR: '1000000',
      ...settings,
      ...(publicUrl && { PUBLIC_URL: publicUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const [logged, lines]: [string[], string[]] = [[], []];
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        logged.push(line);
        lines.push(...readLogLine(line));
        if (lines.at(-1)?.startsWith('Pieces is ready')) resolve();
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
  return { url, child, logged, lines, ready, ended, stop };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const messageKeys = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

/** Returns the lines of a message that was logged without details, and any other line as it is. */
function readLogLine(line: string): string[] {
  if (!line.startsWith('{')) return [line];
  const entry = JSON.parse(line) as Record<string, string>;
  const isMessage = Object.keys(entry).every((key) => messageKeys.has(key));
  return isMessage ? (entry['msg'] ?? '').split('\n') : [line];
}
