// A program of its own, started by windows-server.ts: pg_ctl, the cluster, then the settings.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [pgCtl = '', cluster = '', ...settings] = process.argv.slice(2);
const folder = join(cluster, '..');
// Of its own name, since another server, which refuses this one, may hold the last file.
const logFile = join(folder, `server-${process.pid}.log`);
const options = settings.map((setting) => `-c ${setting}`).join(' ');

removeOldLogs();
const started = control('start', '-w', '-t', '600', '-l', logFile, '-o', options);
process.stdout.write(readFileSync(logFile, 'utf8'));
if (!started) process.exit(1);

const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
setInterval(() => {
  if (!isAlive(pid)) process.exit(1);
}, 1_000);

process.stdin.resume().once('close', () => {
  if (!control('stop', '-m', 'fast', '-t', '5')) control('stop', '-m', 'immediate');
  process.exit(0);
});

function removeOldLogs(): void {
  for (const name of readdirSync(folder).filter((file) => /^server-\d+\.log$/.test(file))) {
    try {
      rmSync(join(folder, name));
    } catch {
      // It is still in use.
    }
  }
}

function control(...words: string[]): boolean {
  // Its output is ignored, not read: the server inherits it, and reading would never end.
  return spawnSync(pgCtl, [...words, '-D', cluster], { stdio: 'ignore' }).status === 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
