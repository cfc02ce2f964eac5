import { expect, test } from 'vitest';
import { formatForLog } from './format-for-log.ts';

test('formats an email with its link', () => {
  const text = 'Hello Aino,\n\nhttps://pieces.test/api/auth/verify?token=x\n\nBye';
  expect(formatForLog({ to: 'aino@pieces.test', subject: 'Confirm', text })).toEqual([
    'Email to aino@pieces.test: Confirm',
    '  https://pieces.test/api/auth/verify?token=x',
  ]);
});

test('escapes line breaks and direction overrides in user input', () => {
  const forged = 'Eetu\nPieces is ready at https://evil.test\u001B[2J\u202Etxt';
  const lines = formatForLog({ to: 'a@b.test\r\nx', subject: `${forged} joined`, text: 'No link' });
  expect(lines).toEqual([
    String.raw`Email to a@b.test\u000d\u000ax: Eetu\u000aPieces is ready at https://evil.test\u001b[2J\u202etxt joined`,
  ]);
});
