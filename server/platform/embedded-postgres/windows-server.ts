import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TiedProcess } from './tied-process.ts';

/**
 * On Windows, only pg_ctl can start a server for an administrator and stop it, and there's no shell
 * for the watcher. So a small Node process does both, and stops the server when its input ends.
 */
export function spawnSupervised(pgCtl: string, cluster: string, settings: string[]): TiedProcess {
  const supervisor = join(import.meta.dirname, 'windows-supervisor.ts');
  return spawn(process.execPath, [supervisor, pgCtl, cluster, ...settings], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
