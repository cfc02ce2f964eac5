import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listTicketIds } from '#tests/operations/topology/restore.ts';
import { signIn } from '#tests/operations/topology/people.ts';
import type { Try } from '#tests/operations/topology/try.ts';
import { unnoticed } from '#tests/operations/topology/upgrade.ts';

const fileOf = (folder: string) => join(folder, 'server/migrations/9999_tried.sql');

const listBackups = async ({ topology }: Try) =>
  (await topology.compose('exec -T backup ls /backups')).trim().split('\n').toSorted();

/** Upgrades under load to a version that changes a table. Returns what was on the board before. */
export async function upgradeWithMigration(the: Try) {
  const { topology, report, people, projectId } = the;
  const { folder, shell } = topology;
  const tickets = await listTicketIds(people[0], projectId);
  const backups = await listBackups(the);
  await writeFile(fileOf(folder), 'alter table tickets add column tried integer;');
  await unnoticed(the, 'upgrade.sh with a migration', () => shell('./upgrade.sh'));
  const file = (await listBackups(the)).find((name) => !backups.includes(name));
  report.add('backups that upgrade.sh made before', file ? '1' : '0');
  expect(file).toBeDefined();
  return { file, tickets };
}

type Before = Awaited<ReturnType<typeof upgradeWithMigration>>;

/** Goes back to the version before the migration with that backup, as docs/backup-and-upgrade.md says. */
export async function goBack({ topology, report, people, projectId }: Try, before: Before) {
  const { compose, folder, writeSettings, url } = topology;
  await rm(fileOf(folder));
  await compose('build pieces-1');
  await compose('stop pieces-1 pieces-2 backup');
  const refused = await compose('run --rm --no-deps -T pieces-1 2>&1 || true');
  expect(refused).toContain('newer version');
  report.add('the version before, on the migrated database', 'refuses to start, and says why');
  await compose('exec -T postgres createdb --username=postgres --owner=pieces before');
  await writeSettings({ DATABASE_NAME: 'before' });
  await compose(`run --rm --no-deps -T backup node scripts/restore.ts /backups/${before.file}`);
  await compose('up --detach --wait');
  const after = await listTicketIds(await signIn(url, people[0].email), projectId);
  const kept = [...before.tickets].filter((id) => after.has(id)).length;
  report.add('… with the backup that upgrade.sh made', `${kept} of ${before.tickets.size} tickets`);
  expect(kept).toBe(before.tickets.size);
}
