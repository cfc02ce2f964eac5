import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The tests that read the security log. */
const readers = [
  'security-log.test.ts',
  'security-log-methods.test.ts',
  'process/admin.test.ts',
].map(read);

test('a test reads every kind of security event', () => {
  const [, union = ''] =
    /type SecurityEvent =([^;]+);/.exec(read('../server/platform/security-log.ts')) ?? [];
  const events = [...union.matchAll(/'(\w+)'/g)].map(([, event]) => event!);
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter((event) => !readers.some((text) => text.includes(event)))).toEqual([]);
});
