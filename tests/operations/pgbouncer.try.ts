import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readStream } from '#tests/event-stream.ts';
import { expectEachOnce, startLoad } from '#tests/faults/load.ts';
import { makeTeam, startOn } from '#tests/faults/pieces-on-postgres.ts';
import { makeFolder, waitFor } from '#tests/faults/processes.ts';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { openClient } from '#tests/client.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { findFreePort } from '#tests/pieces-process.ts';

type Mode = 'session' | 'transaction';

/** Starts PgBouncer with the settings in docs/growing.md before a database, and stops it after the test. */
async function startPgBouncer(connectionString: string, mode: Mode) {
  const { host, port, user, password, database } = new pg.Client(connectionString);
  const [folder, listenPort] = [await makeFolder(), await findFreePort()];
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"${user}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
${database} = host=${host} port=${port} dbname=${database} connect_query='set statement_timeout to 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = md5
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 80 : 8}
`,
  );
  for (const file of [settings, users]) await chmod(file, 0o644);
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...account, settings], { stdio: 'inherit' });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const address = `postgresql://${user}:${password}@127.0.0.1:${listenPort}/${database}`;
  await waitFor('PgBouncer to answer', async () => {
    const client = new pg.Client(address);
    client.on('error', () => {});
    const answer = await client.connect().then(
      () => client.query('select'),
      () => undefined,
    );
    await client.end();
    return answer !== undefined;
  });
  return address;
}

test.each<Mode>(['session', 'transaction'])(
  'in %s mode, six processes start simultaneously on an empty database, and people share a board',
  async (mode) => {
    const { url } = await createEmptyDatabase();
    // PgBouncer's account may not enter the folder of our PostgreSQL's socket.
    const { connectionString: directUrl } = await startSilentProxy(url);
    const poolerUrl = await startPgBouncer(directUrl, mode);
    const settings: Record<string, string> =
      mode === 'transaction' ? { DATABASE_DIRECT_URL: directUrl } : {};
    const processes = await Promise.all(
      Array.from({ length: 6 }, () => startOn(poolerUrl, settings)),
    );
    const urls = processes.map((pieces) => pieces.url);
    const { people, projectId } = await makeTeam(
      { url: urls[0] ?? '', connectionString: directUrl },
      6,
    );
    const [first] = people;
    const streams = await Promise.all(
      urls.map((each) => readStream(openClient(each, first.cookies), projectId)),
    );
    const load = startLoad(people, projectId, urls);
    await waitFor('tickets to be created', () => load.acknowledged.length > 300);
    await load.finish();
    for (const stream of streams) {
      const count = () =>
        new Set(stream.news().flatMap((news) => news.tickets.map(({ id }) => id)));
      await stream.until(() => count().size === load.acknowledged.length);
      stream.close();
    }
    expect(load.refused).toEqual([]);
    await expectEachOnce(load, first, projectId);
  },
);
