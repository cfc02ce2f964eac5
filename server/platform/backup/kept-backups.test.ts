import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/faults/processes.ts';
import { deleteOldBackups, listBackups, nextBackupTime } from './kept-backups.ts';

async function folderWith(...names: string[]) {
  const folder = await makeFolder();
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}

const nightOf = (day: string) => `pieces-${day}T03-15-00Z.gz`;
const made = (time: string) => [{ file: '', madeAt: new Date(time) }];
const now = new Date('2026-11-30T12:00:00Z');

test('lists complete backups only, oldest first', async () => {
  const names = [nightOf('2026-11-02'), nightOf('2026-11-01')];
  const folder = await folderWith(...names, `${names[0]}.partial-1234abcd`, 'by-hand.gz');
  const madeAt = (await listBackups(folder)).map((backup) => backup.madeAt.toISOString());
  expect(madeAt).toEqual(['2026-11-01T03:15:00.000Z', '2026-11-02T03:15:00.000Z']);
});

test.each([
  ['2026-11-29T03:15:00Z', '2026-11-30T03:15:00.000Z'],
  ['2026-11-29T03:14:59Z', '2026-11-29T03:15:00.000Z'],
  ['2026-11-29T14:00:00Z', '2026-11-30T03:15:00.000Z'],
])('after a backup at %s, the next one is due at %s', (last, next) => {
  expect(nextBackupTime(made(last)).toISOString()).toBe(next);
});

test('the first backup is due right away', () => {
  expect(nextBackupTime([]).getTime()).toBeLessThan(now.getTime());
});

test('deletes backups older than the given days, and nothing else', async () => {
  const kept = [nightOf('2026-11-29'), nightOf('2026-11-30'), 'by-hand.gz'];
  const folder = await folderWith(nightOf('2026-11-27'), nightOf('2026-11-28'), ...kept);
  const deleted = await deleteOldBackups(folder, { days: 2, now });
  expect(deleted).toHaveLength(2);
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
});

test('keeps the newest backup, however old it is', async () => {
  const folder = await folderWith(nightOf('2025-01-01'), nightOf('2025-01-02'));
  await deleteOldBackups(folder, { days: 1, now });
  expect(await readdir(folder)).toEqual([nightOf('2025-01-02')]);
});
