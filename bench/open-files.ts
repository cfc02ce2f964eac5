import { readFileSync } from 'node:fs';

/** How many files a process may have open, from Linux's /proc; elsewhere, there's no telling. */
export function readOpenFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
