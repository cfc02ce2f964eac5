import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

test('counts a todo test as failed, and a skipped test as skipped', () => {
  expect(countVitest({ ...vitest, numTodoTests: 1, numPendingTests: 2 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
  });
});

test('counts a file that could not run as failed, and a failed test once', () => {
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  const report = { ...vitest, numFailedTests: 1, testResults: [failed, broken] };
  expect(countVitest(report).failed).toBe(2);
});

test('counts skipped and flaky browser tests and errors outside tests as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4, skipped: 0 });
});
