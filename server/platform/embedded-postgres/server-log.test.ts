import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { followServerLog } from './server-log.ts';

const ready = 'postmaster:LOG:  database system is ready to accept connections';

test("logs what an operator should know, but not a client's errors", async () => {
  const { passed } = await follow([
    'startup:LOG:  database system was not properly shut down; automatic recovery in progress',
    ready,
    'client backend:ERROR:  duplicate key value violates unique constraint "people_email_key"',
    'autovacuum worker:ERROR:  could not read blocks',
    'checkpointer:LOG:  shutting down',
  ]);
  expect(passed).toEqual([
    'PostgreSQL: database system was not properly shut down; automatic recovery in progress',
    'PostgreSQL: could not read blocks',
  ]);
});

test('limits a flood of lines', async () => {
  const { passed } = await follow(Array<string>(10_000).fill('postmaster:WARNING:  again'));
  expect(passed).toHaveLength(20);
});

test('keeps the last lines to explain a failed start', async () => {
  const lines = ['postmaster:FATAL:  data directory has wrong ownership', 'sh: not found'];
  const { passed, recent } = await follow(lines);
  expect(recent).toEqual(['FATAL: data directory has wrong ownership', 'sh: not found']);
  expect(passed).toEqual([]);
});

async function follow(lines: string[]) {
  const passed: string[] = [];
  const output = Readable.from(lines.map((line) => `${line}\n`));
  const { recent } = followServerLog(output, (line) => passed.push(line));
  await finished(output);
  return { passed, recent };
}
