import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test('reads which emails to list or to send again', () => {
  expect(readArguments(['list'])).toEqual({ action: 'list' });
  expect(readArguments(['resend'])).toEqual({ action: 'resend', ids: undefined });
  expect(readArguments(['resend', '1204', '1207'])).toEqual({
    action: 'resend',
    ids: [1204, 1207],
  });
});

test.each([[], ['send'], ['list', '1'], ['resend', 'all'], ['resend', '-1']])(
  'explains how the command is used after %s %s',
  (...parameters) => {
    expect(() => readArguments(parameters)).toThrow('npm run mail -- list');
  },
);
