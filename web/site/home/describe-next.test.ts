import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WaitingAnswer } from '#contract/site/home.ts';
import { describeWaiting } from './describe-next.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-27T10:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const answer = (fields: Partial<WaitingAnswer>): WaitingAnswer => ({
  kind: 'requests',
  id: 5,
  projectId: 3,
  projectName: 'Seed Swap',
  role: '',
  count: 1,
  until: '2026-11-30T10:00:00.000Z',
  ...fields,
});

test.each<[Partial<WaitingAnswer>, string, string, string]>([
  [{}, 'Someone asked to join Seed Swap', 'Answer by Nov 30', '/team-workspace/3/requests'],
  [
    { count: 2 },
    '2 people asked to join Seed Swap',
    'Answer by Nov 30',
    '/team-workspace/3/requests',
  ],
  [
    { kind: 'invitation', role: 'Designer' },
    'Seed Swap invited you as Designer',
    'Open until Nov 30',
    '/invitations/5',
  ],
  [{ kind: 'invitation' }, 'Seed Swap invited you', 'Open until Nov 30', '/invitations/5'],
  [
    { kind: 'spot', role: 'Designer' },
    'A spot as Designer on Seed Swap is yours',
    'Reserved until Nov 30',
    '/projects/3',
  ],
  [
    { kind: 'asked', role: 'Designer' },
    'You asked to join Seed Swap as Designer',
    'They answer by Nov 30',
    '/requests/5',
  ],
])('%o: %s', (fields, title, details, to) => {
  expect(describeWaiting(answer(fields))).toEqual({ title, details, to });
});
