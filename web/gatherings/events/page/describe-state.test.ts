import { expect, test } from 'vitest';
import { eventOf } from '#tests/components/events.ts';
import { describeState } from './describe-state.ts';

test.each([
  ['going', null, 'You signed up for it.'],
  ['going', false, 'You signed up for it.'],
  ['going', true, 'You were there.'],
  ['declined', null, ''],
  [null, null, ''],
] as const)('a past event for someone %s, noted as %s: "%s"', (state, attended, text) => {
  expect(describeState(eventOf({ state, attended }), { isPast: true })).toBe(text);
});
