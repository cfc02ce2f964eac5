import { expect, test } from 'vitest';
import { addTextsOf, leaveOutTextsOf } from './repeated-texts.ts';

const long = 'x'.repeat(1_001);
const longest = 'y'.repeat(1_000);

test('a long text that the reply repeats is left out of what’s stored, and added again', () => {
  const reply = { id: 5, text: long };
  const stored = leaveOutTextsOf({ text: long }, reply);
  expect(stored).toEqual({ id: 5, text: null });
  expect(addTextsOf({ text: long }, stored)).toEqual(reply);
});

test('a long text that differs from what was sent is stored', () => {
  const sent = { text: ` ${long}` };
  const reply = { text: long };
  const stored = leaveOutTextsOf(sent, reply);
  expect(stored).toEqual(reply);
  expect(addTextsOf(sent, stored)).toEqual(reply);
});

test('texts of up to 1,000 characters are stored', () => {
  expect(leaveOutTextsOf({ text: longest }, { text: longest })).toEqual({ text: longest });
});

test('null in the reply stays null', () => {
  const reply = { roleId: null, text: null };
  expect(addTextsOf({ roleId: 7, text: longest }, reply)).toEqual(reply);
});

test('a reply or a request that isn’t an object stays as it is', () => {
  expect(leaveOutTextsOf(undefined, { text: long })).toEqual({ text: long });
  expect(leaveOutTextsOf([long], [long])).toEqual([long]);
});
