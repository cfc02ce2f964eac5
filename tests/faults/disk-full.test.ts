import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { openClient } from '#tests/client.ts';
import { start } from '#tests/process/start.ts';
import { expectEachOnce, startLoad } from './load.ts';
import { makeTeam } from './pieces-on-postgres.ts';
import { makeFolder, waitFor } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const megabyte = 1024 * 1024;

/** Mounts a small disk in memory. */
function mount(folder: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=0755', 'tmpfs', folder]);
}

async function canMount(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Fills the rest of a disk; returns the file that does. */
async function fill(folder: string): Promise<string> {
  const file = join(folder, 'ballast');
  const handle = await open(file, 'w');
  const { bavail, bsize } = await statfs(folder);
  const piece = Buffer.alloc(megabyte);
  for (let left = bavail * bsize; left > 0; left -= megabyte) {
    await handle.write(piece.subarray(0, Math.min(left, megabyte))).catch(() => {});
  }
  await handle.close();
  return file;
}

test.runIf(await canMount())(
  'answers 503 to writes and keeps answering reads while the disk is full, and recovers when there is space',
  async () => {
    const dataDir = await makeFolder();
    mount(dataDir);
    const pieces = await start({ DATA_DIR: dataDir });
    onTestFinished(() => void execFileSync('umount', ['--lazy', dataDir]));
    const connectionString = (await findRunningPostgres(dataDir)) ?? '';
    const { people, projectId } = await makeTeam({ url: pieces.url, connectionString }, 6);
    const load = startLoad(people, projectId, [pieces.url], randomBytes(30_000).toString('base64'));
    await waitFor('tickets to be created', () => load.acknowledged.length > 20);
    const ballast = await fill(dataDir);
    await waitFor('requests to fail', () => load.refused.length > 20);
    expect((await openClient(pieces.url).request('GET', '/health/live')).status).toBe(200);
    await waitFor('Pieces to notice', () =>
      pieces.lines.some((line) => line.includes('almost full')),
    );
    const paths = [
      '/health/ready',
      '/api/auth/me',
      `/api/projects/${projectId}/tickets?view=board`,
    ];
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await people[0].request('GET', path)).status));
    await waitFor('reads to be answered', async () =>
      (await statuses()).every((status) => status === 200),
    );
    await rm(ballast);
    const { length } = load.acknowledged;
    await waitFor('tickets to be created again', () => load.acknowledged.length > length + 20);
    await load.finish();
    expect(new Set(load.refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(load.unanswered).toBe(0);
    await expectEachOnce(load, people[0], projectId);
  },
);
