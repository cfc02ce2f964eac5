import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackup } from '#server/platform/backup/check-backup.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { makeFolder, waitFor } from '#tests/faults/processes.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { locateProgram } from '#tests/programs/locate.ts';
import { emptySettings } from '#tests/pieces-process.ts';
import { runScript, spawnScript } from './run-script.ts';

function startNightly(settings: Record<string, string>, options?: { fromSource: boolean }) {
  const script = spawnScript('backup-nightly', {
    settings: { DATA_DIR: 'unused', ...settings },
    ...options,
  });
  onTestFinished(async () => {
    script.child.kill('SIGKILL');
    await script.result;
  });
  return script;
}

test('backs up right away if a night was missed, deletes old backups, and stops on SIGTERM', async () => {
  const { pool, url: DATABASE_URL } = await createEmptyDatabase();
  await migrate(pool);
  const folder = await makeFolder();
  const [old, yesterdays] = [
    'pieces-2026-01-01T03-15-00Z.gz',
    `pieces-${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T00-00-00Z.gz`,
  ];
  for (const name of [old, yesterdays]) await writeFile(join(folder, name), '');
  const settings = { DATABASE_URL, BACKUP_DIR: folder, BACKUP_DAYS: '7' };
  const { child, result } = startNightly(settings);
  await waitFor('the old backup to be deleted', async () => !(await readdir(folder)).includes(old));
  child.kill('SIGTERM');
  const { code, logged } = await result;
  expect(code).toBe(0);
  expect(logged).toContain(`Deleted ${join(folder, old)}, which is over 7 days old.`);
  const [first, newest = ''] = (await readdir(folder)).toSorted();
  expect(first).toBe(yesterdays);
  await checkBackup(join(folder, newest));
  expect((await stat(join(folder, newest))).mode & 0o777).toBe(0o600);
});

test('a failed backup deletes nothing', async () => {
  const { url: DATABASE_URL } = await createEmptyDatabase();
  const folder = await makeFolder();
  const names = ['pieces-2026-01-01T03-15-00Z.gz', 'pieces-2026-01-02T03-15-00Z.gz'];
  for (const name of names) await writeFile(join(folder, name), '');
  const { child, result, lines } = startNightly(
    { DATABASE_URL, BACKUP_DIR: folder },
    { fromSource: true },
  );
  await waitFor('the failure', () => lines().includes('No backup was created'));
  child.kill('SIGTERM');
  expect((await result).code).toBe(0);
  expect((await readdir(folder)).toSorted()).toEqual(names);
});

test('refuses a folder as its argument, which it would ignore', async () => {
  const { code, said } = await runScript('backup-nightly', {
    settings: { DATA_DIR: 'unused', BACKUP_DIR: await makeFolder() },
    parameters: [await makeFolder()],
  });
  expect(code).toBe(1);
  expect(said).toContain("This command takes no file. Set BACKUP_DIR to the backups' folder.");
});

test('stops when npm is stopped, which stops only its shell', async () => {
  const { url: DATABASE_URL } = await createEmptyDatabase();
  const file = locateProgram('scripts/backup-nightly', { fromSource: true });
  // The shell doesn't replace itself with the program, because there's something left to do.
  const shell = spawn('/bin/sh', ['-c', '"$0" "$1"; true', process.execPath, file], {
    env: {
      ...process.env,
      ...emptySettings,
      npm_lifecycle_event: 'backup:nightly',
      DATABASE_URL,
      BACKUP_DIR: await makeFolder(),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(shell.stdout, 'close');
  let said = '';
  shell.stdout.on('data', (text: Buffer) => (said += String(text)));
  await waitFor('its first line', () => said.includes('Backing up every night'));
  shell.kill('SIGTERM');
  await ended;
  expect(said).toContain('"command":"backup-nightly","succeeded":true');
});
