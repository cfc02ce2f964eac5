import { expect, test } from 'vitest';
import {
  editMentions,
  mentionedIds,
  showMentions,
  storeMentions,
} from '#contract/markdown/mentions.ts';
import { findMention } from './find-mention.ts';

const people = [
  { id: 1, name: 'Aino Salo' },
  { id: 2, name: 'Aino Salonen' },
  { id: 3, name: 'Søren $& Ó' },
  { id: 4, name: 'Aino Salo' },
];

test.each([
  ['Hello @Aino Salo!', 'Hello @[1]!'],
  ['@Aino Salonen, @Aino Salo', '@[2], @[1]'],
  ['(@Søren $& Ó)', '(@[3])'],
  ['@Aino Saloa and mail@Aino Salo', '@Aino Saloa and mail@Aino Salo'],
  ['@Aino', '@Aino'],
])('stores %s as %s, and shows it again', (written, stored) => {
  expect(storeMentions(written, people)).toBe(stored);
  expect(showMentions(stored, people)).toBe(written);
});

test.each([
  ['@Aino Salo-Virtanen and @Aino Salo_x'],
  ['@Aino Salo\u0308 and @Aino Salo𝒜'],
  ['𝒜@Aino Salo'],
])('%s mentions nobody', (written) => {
  expect(storeMentions(written, people)).toBe(written);
});

test('picks the longer of two matching names', () => {
  const team = [
    { id: 1, name: 'Bo' },
    { id: 2, name: 'Bo Li' },
  ];
  expect(storeMentions('@Bo Li, @Bo', team)).toBe('@[2], @[1]');
});

test('a name that looks like a stored mention changes no other mention', () => {
  const team = [
    { id: 2, name: 'Benedikt Number2' },
    { id: 4, name: '[2] can' },
  ];
  expect(storeMentions('@Benedikt Number2 can you?', team)).toBe('@[2] can you?');
});

test.each(['@[1] and @[4]', '@[4]', '@[4] @[1] @[4]', 'Hi @[9]', 'Hi @[9] and @[1]'])(
  'editing %s without changing it keeps it',
  (stored) => {
    expect(storeMentions(editMentions(stored, people), people, stored)).toBe(stored);
  },
);

test('someone who deleted their account is shown as a former member', () => {
  expect(showMentions('Thanks, @[9]', people)).toBe('Thanks, @Former member');
});

test('finds each mentioned person once, and nothing that only looks like it', () => {
  expect(mentionedIds('@[4] @[2] @[4] @[0] @[x] [5] @[] @[99999999999999999]')).toEqual([4, 2]);
});

test.each([
  ['@', { start: 0, query: '' }],
  ['Ask @ai', { start: 4, query: 'ai' }],
  ['Ask @Aino Sa', { start: 4, query: 'Aino Sa' }],
  ['mail@ai', undefined],
  ['@Aino Salo knows this best', undefined],
  ['@ai\n', undefined],
  ['Nothing', undefined],
])('before the cursor, %j is the start of a mention: %j', (before, found) => {
  expect(findMention(before)).toEqual(found);
});
