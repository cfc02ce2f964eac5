import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test('each line is quoted, and an answer has room below', () => {
  expect(quote('  Which scale?\n\n- 1:50 000\n')).toBe('> Which scale?\n>\n> - 1:50 000\n\n');
});
