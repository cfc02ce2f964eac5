// A separate program, started by windows-server.ts with the arguments: pg_ctl, cluster, settings.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [pgCtl = '', cluster = '', ...settings] = process.argv.slice(2);
const folder = join(cluster, '..');
// A new name each time, because another server may still have the last file open.
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
      // The file is still in use.
    }
  }
}

function control(...args: string[]): boolean {
  // Ignore its output: the server inherits it, so reading would never end.
  return spawnSync(pgCtl, [...args, '-D', cluster], { stdio: 'ignore' }).status === 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
