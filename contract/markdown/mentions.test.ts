import { expect, test } from 'vitest';
import { mentionedIds, showMentions, storeMentions } from './mentions.ts';

test('a text mentions each person once', () => {
  expect(mentionedIds('@[7], @[42] and @[7] again, but not @[0] or @[x]')).toEqual([7, 42]);
});

test('a text mentions up to 100 people, as many as the largest team has', () => {
  const text = Array.from({ length: 1000 }, (_, index) => `@[${index + 1}]`).join(' ');
  expect(mentionedIds(text)).toHaveLength(100);
});

test.each([
  '`@[7]`',
  '``a`@[7]``',
  '```\n@[7]\n```',
  '- a\n\n      @[7]',
  '> ~~~\n> @[7]',
  '\\``@[7]`',
])('code mentions nobody: %j', (text) => {
  expect(mentionedIds(`${text}\n\n@[42]`)).toEqual([42]);
});

test.each(['\\`@[7]`', '`@[7]', '``@[7]`', '```\n```\n@[7]', 'a\n    @[7]'])(
  'mentions people outside code: %j',
  (text) => {
    expect(mentionedIds(text)).toEqual([7]);
  },
);

test('a name in code is stored as it was typed, and shown as it was stored', () => {
  const people = [{ id: 7, name: 'Aino Salo' }];
  expect(storeMentions('@Aino Salo `@Aino Salo`', people)).toBe('@[7] `@Aino Salo`');
  expect(showMentions('@[7] `@[7]`', people)).toBe('@Aino Salo `@[7]`');
});
