import { expect, test } from 'vitest';
import { explainFailure } from './build.ts';

test.each([
  [null, 'SIGKILL'],
  [null, 'SIGABRT'],
  [134, null],
  [137, null],
])('a build that ends with %o and %o ran out of memory', (code, signal) => {
  expect(explainFailure(code, signal)).toContain('The build needs 768 MB.');
});

test('any other failure has printed its reason', () => {
  expect(explainFailure(1, null)).toBe("Couldn't build the web app. The reason is printed above.");
});
