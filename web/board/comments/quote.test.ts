import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test('quotes each line and leaves room for a reply', () => {
  expect(quote('  Which scale?\n\n- 1:50 000\n')).toBe('> Which scale?\n>\n> - 1:50 000\n\n');
});
