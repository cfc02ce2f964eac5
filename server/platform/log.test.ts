import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function record() {
  const lines: string[] = [];
  return { lines, to: { write: (line: string) => void lines.push(line) } };
}

test('writes JSON with an ISO time and the name of the level', () => {
  const { lines, to } = record();
  const log = createLog({ to });
  log.info('Pieces is ready');
  log.warn({ route: '/health' }, 'slow request');
  log.debug('a request');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'info', msg: 'Pieces is ready' }),
    expect.objectContaining({ level: 'warn', msg: 'slow request', route: '/health' }),
  ]);
  const [first] = lines.map((line) => JSON.parse(line) as { time: string });
  expect(new Date(first!.time).toISOString()).toBe(first!.time);
});

test('leaves out cookies and keys', () => {
  const { lines, to } = record();
  createLog({ to }).info({ req: { headers: { cookie: 'hidden', authorization: 'hidden' } } });
  expect(lines.join('')).not.toContain('hidden');
});
