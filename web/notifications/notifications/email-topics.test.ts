import { expect, test } from 'vitest';
import {
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification-kinds.ts';
import { applyChoice, choicesOf, emailTopics, readChoice } from './email-topics.ts';

const topicOf = (name: string) => emailTopics.find((topic) => topic.name === name)!;
const defaults = notificationKindNames.map((kind) => ({
  kind,
  email: notificationKinds[kind].email,
}));
const chosen = (name: string, choice: Parameters<typeof applyChoice>[1]) =>
  new Map(applyChoice(topicOf(name), choice).map(({ kind, email }) => [kind, email]));

test('every kind that people can choose is in one topic, and no other is', () => {
  const inTopics = emailTopics.flatMap(({ kinds }) => kinds);
  const canChoose = notificationKindNames.filter((kind) => choicesOf(kind).length > 0);
  expect(inTopics.toSorted()).toEqual(canChoose.toSorted());
});

test.each<[NotificationKind, string, string, string]>([
  ['ticket_assigned', 'My tickets', 'weekly', 'weekly'],
  // A weekly email would come too late.
  ['ticket_due', 'My tickets', 'weekly', 'daily'],
  // Others wait for the answer.
  ['still_on_it', 'My tickets', 'never', 'weekly'],
  ['openings_fit', 'Suggestions', 'now', 'daily'],
])('%s is closest to %s, %s: %s', (kind, name, choice, email) => {
  expect(chosen(name, choice as 'now').get(kind)).toBe(email);
});

test.each(emailTopics.map(({ name }) => name))('%s: what is chosen is read again', (name) => {
  const topic = topicOf(name);
  for (const choice of ['now', 'daily', 'weekly', 'never'] as const)
    expect(readChoice(topic, applyChoice(topic, choice))).toBe(choice);
  expect(applyChoice(topic, 'recommended').map(({ email }) => email)).toEqual(
    topic.kinds.map((kind) => notificationKinds[kind].email),
  );
});

test('a new account has what Pieces recommends; one other choice makes it mixed', () => {
  expect(emailTopics.map((topic) => readChoice(topic, defaults))).toEqual([
    'recommended',
    'recommended',
    'recommended',
    'now',
    'recommended',
    'now',
    'recommended',
  ]);
  const changed = defaults.map((one) =>
    one.kind === 'mentioned' ? { ...one, email: 'never' as const } : one,
  );
  expect(readChoice(topicOf('My tickets'), changed)).toBe('mixed');
});
