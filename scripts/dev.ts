import { type ChildProcess, spawn } from 'node:child_process';

// The server restarts when one of its files changes; the web app updates in place.
const parts = [
  run('node', ['--watch', '--watch-preserve-output', 'server/main.ts']),
  run('vite', []),
];

for (const part of parts) part.on('exit', (code) => stop(code ?? 1));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

function run(command: string, args: string[]): ChildProcess {
  return spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: 'http://127.0.0.1:5173' },
    shell: process.platform === 'win32',
  });
}

function stop(code: number) {
  for (const part of parts) part.kill('SIGTERM');
  process.exitCode = code;
}
