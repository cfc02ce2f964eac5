import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { bodyLimitOf } from '#server/platform/http/body-limit.ts';
import { type Input, listInputs } from './contract-inputs.ts';

const inputs = listInputs();
const name = ({ key, part, path }: Input) => `${key} ${part} ${path}`;
/** Trimming is one of what zod calls overwriting. */
const harmless = new Set(['overwrite', 'min_length']);
const kilobyte = 1024;

test('finds the inputs of all calls', () => {
  expect(inputs.length).toBeGreaterThan(300);
});

test('every text has a greatest length, after which nothing else is checked', () => {
  const texts = inputs.filter(({ type }) => type === 'text');
  expect(texts.filter(({ max }) => max?._zod.def.abort !== true).map(name)).toEqual([]);
});

test('only spaces are removed from a text before its length is checked', () => {
  const early = inputs.filter(({ type, max, checks }) => {
    const before = checks.slice(0, max ? checks.indexOf(max) : undefined);
    return type === 'text' && before.some((one) => !harmless.has(one._zod.def.check));
  });
  expect(early.map(name)).toEqual([]);
});

test('every list has a greatest number of entries', () => {
  const lists = inputs.filter(({ type }) => type === 'list');
  expect(lists.filter(({ max }) => !max).map(name)).toEqual([]);
});

test('only passkey responses are long without being texts or lists', () => {
  const others = inputs.filter(({ type }) => type === 'other');
  expect(new Set(others.map(({ path }) => path))).toEqual(new Set(['response']));
});

const endpoints = Object.entries<Endpoint>(api).filter(([, { body }]) => body);

test('a public call takes a body of up to 64 kB', () => {
  const large = endpoints.filter(
    ([, endpoint]) => endpoint.access === 'public' && bodyLimitOf(endpoint) > 64 * kilobyte,
  );
  expect(large.map(([key]) => key)).toEqual([]);
});

test('a call takes a body that is larger than 64 kB only if its texts and lists may be that long', () => {
  const large = endpoints.filter(([, endpoint]) => bodyLimitOf(endpoint) > 64 * kilobyte);
  expect(large.map(([key]) => key)).toEqual([
    'PUT /users/profile',
    'PUT /tech-stack',
    'POST /projects',
    'PUT /projects/{projectId}',
    'POST /projects/{projectId}/departures',
    'POST /projects/{projectId}/tickets',
    'PUT /projects/{projectId}/tickets/{ticketId}',
    'POST /projects/{projectId}/tickets/{ticketId}/comments',
    'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}',
    'POST /projects/{projectId}/documents',
    'PUT /projects/{projectId}/documents/{documentId}',
    'POST /projects/{projectId}/notes',
    'PUT /projects/{projectId}/notes/{commentId}',
    'POST /projects/{projectId}/threads',
    'POST /projects/{projectId}/threads/{threadId}/posts',
    'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}',
    'POST /forum/threads',
    'POST /forum/threads/{threadId}/posts',
    'PUT /forum/threads/{threadId}/posts/{commentId}',
    'POST /events',
    'PUT /events/{eventId}',
    'POST /hackathons',
    'PUT /hackathons/{slug}',
    'POST /hackathons/{slug}/invitations',
    'POST /hackathons/{slug}/teams',
    'POST /hackathons/{slug}/proposals',
    'PUT /hackathons/{slug}/proposals/{proposalId}',
    'POST /hackathons/{slug}/results',
  ]);
});
