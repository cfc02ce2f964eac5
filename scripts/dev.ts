import { type ChildProcess, spawn } from 'node:child_process';

// Both halves reload by themselves: the server when a file of its own changes, the pages in place.
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
