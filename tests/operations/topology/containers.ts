import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { makeFolder, waitFor } from '#tests/faults/processes.ts';
import { findFreePort } from '#tests/pieces-process.ts';
import { connectVisitor, host } from './visitor.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const left = new Set(['node_modules', 'dist', '.git', 'data', 'backups', 'test-results']);

/** The database servers of deploy/cluster.yaml. */
export const servers = ['postgres-1', 'postgres-2', 'postgres-3'];

export type Topology = Awaited<ReturnType<typeof startTopology>>;

/**
 * Starts deploy/cluster.yaml or compose.yaml from a copy of the repository, with these settings besides the
 * required ones, and removes everything after the test.
 */
export async function startTopology(setup = 'cluster.yaml', more: Record<string, string> = {}) {
  const folder = join(await makeFolder(), 'pieces');
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const [first, second, https] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ].map(String) as [string, string, string];
  const settings: Record<string, string> = {
    COMPOSE_PROJECT_NAME: 'pieces-try',
    COMPOSE_FILE: `${setup}:${join(import.meta.dirname, 'compose.yaml')}`,
    REPOSITORY: root,
    PIECES_1_PORT: first,
    PIECES_2_PORT: second,
    HTTPS_PORT: https,
    VISITED: host,
  };
  const dotenv: Record<string, string> = {
    DOMAIN: 'localhost',
    SECRET: 'a secret that is only for trying the topology',
    DATABASE_PASSWORD: 'database-password',
    CLUSTER_PASSWORD: 'cluster-password',
    METRICS_TOKEN: 'a token for the metrics',
    SMTP_URL: 'smtp://mail:2525?requireTLS=false',
    MAIL_FROM: 'Pieces <pieces@localhost>',
    ...more,
  };
  const writeSettings = async (changes: Record<string, string> = {}) => {
    const lines = Object.entries(Object.assign(dotenv, changes)).map(
      ([name, value]) => `${name}='${value.replaceAll("'", "\\'")}'`,
    );
    await writeFile(join(folder, 'deploy/.env'), lines.join('\n'));
  };
  await writeSettings();
  const shell = async (command: string) => {
    const options = { cwd: join(folder, 'deploy'), maxBuffer: 1e9 };
    const env = { ...process.env, ...settings };
    return (await run('sh', ['-c', command], { ...options, env })).stdout;
  };
  const compose = (command: string) => shell(`docker compose ${command}`);
  onTestFinished(async () => {
    await compose('--profile recovery down --volumes --remove-orphans --timeout 1');
  });
  await compose('down --volumes --remove-orphans');
  await connectVisitor(shell);
  await compose('build');
  await compose('up --detach --wait');
  await trustProxy(compose);
  return {
    folder,
    settings,
    /** What .env says. */
    dotenv,
    /** Writes .env with changed settings, as an operator does. */
    writeSettings,
    shell,
    compose,
    url: `https://localhost:${https}`,
    processes: [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`] as const,
    /** Makes the copy another version, as `git pull` would. */
    changeVersion: async (version: string) => {
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...manifest, version }));
    },
  };
}

/** The proxy's certificate for localhost is from an authority of its own. */
async function trustProxy(compose: (command: string) => Promise<string>) {
  let own = '';
  await waitFor('the authority of the proxy', async () => {
    own = await compose('exec -T proxy cat /data/caddy/pki/authorities/local/root.crt').catch(
      () => '',
    );
    return own !== '';
  });
  setDefaultCACertificates([...getCACertificates('default'), own]);
}

type Member = { Member: string; Role: string; State: string };

/** Lists the database servers as Patroni on one of them sees them. */
export async function listServers({ compose }: Topology, asking: string): Promise<Member[]> {
  return JSON.parse(
    await compose(`exec -T ${asking} patronictl -c /etc/patroni.yml list --format json`),
  ) as Member[];
}

/** Cuts a server's cable: nothing is reset, and nothing gets through. Returns how to repair it. */
export async function cutOff({ compose, shell }: Topology, server: string) {
  const index = (await compose(`exec -T ${server} cat /sys/class/net/eth0/iflink`)).trim();
  const link = (
    await shell(`ip -oneline link | sed -n 's/^${index}: \\([^@:]*\\).*/\\1/p'`)
  ).trim();
  await shell(`ip link set dev ${link} down`);
  return async () => void (await shell(`ip link set dev ${link} up`));
}

/** Returns when one of the servers began to accept writes in place of another, in milliseconds. */
export async function findPromotion(
  { compose }: Topology,
  { servers, since }: { servers: string[]; since: number },
): Promise<{ server: string; at: number } | undefined> {
  for (const server of servers) {
    const from = new Date(since).toISOString();
    const log = await compose(`logs --timestamps --no-log-prefix --since ${from} ${server}`);
    const line = log.split('\n').find((one) => one.includes('ready to accept connections'));
    const at = Date.parse(/\d{4}-\d\d-\d\dT\S+Z/.exec(line ?? '')?.[0] ?? '');
    if (!Number.isNaN(at)) return { server, at };
  }
  return undefined;
}
