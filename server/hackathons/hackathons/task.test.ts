import { expect, test } from 'vitest';
import { taskOf } from './task.ts';

const row = {
  opens_at: '2026-11-20T10:00:00.000Z',
  closes_at: '2026-11-27T10:00:00.000Z',
  starts_at: '2026-11-27T15:00:00.000Z',
  ends_at: '2026-11-29T15:00:00.000Z',
  teams_published_at: null,
  canceled_at: null,
  results_published_at: null,
  forming: 'both',
  staff_role: null,
  own_state: null,
  own_team_id: null,
  own_submitted: false,
  has_to_judge: false,
} as const;
const organizer = { staff_role: 'organizer' } as const;
const judge = { staff_role: 'judge', has_to_judge: true } as const;
const member = { own_state: 'signed_up', own_team_id: 4 } as const;
const published = { teams_published_at: '2026-11-27T11:00:00.000Z' };
const results = { results_published_at: '2026-11-30T15:00:00.000Z' };
const [open, closed] = ['2026-11-26', '2026-11-27T12:00:00Z'];
const [building, ended] = ['2026-11-28', '2026-11-30'];

type Fields = Partial<Parameters<typeof taskOf>[0]>;

test.each<[string, Fields, string, ReturnType<typeof taskOf>]>([
  ['a visitor', {}, open, null],
  ['someone invited', { own_state: 'invited' }, open, 'confirm'],
  ['an organizer before sign-up closes', organizer, open, null],
  ['an organizer without teams', organizer, closed, 'make_teams'],
  ['an organizer whose people form teams', { ...organizer, forming: 'people' }, closed, null],
  ['someone with a new team', { ...member, ...published }, closed, 'meet'],
  ['a team that builds', member, building, 'submit'],
  ['a team that has submitted', { ...member, own_submitted: true }, building, null],
  ['a judge before the end', judge, building, null],
  ['a judge', judge, ended, 'judge'],
  ['a judge who is done', { ...judge, has_to_judge: false }, ended, null],
  ['an organizer after the end', organizer, ended, 'publish'],
  ['a judge after the results', { ...judge, ...results }, ended, null],
  ['a team of a canceled one', { ...member, canceled_at: open }, building, null],
])('tells %s what to do next', (_who, fields, now, task) => {
  expect(taskOf({ ...row, ...fields }, new Date(now))).toBe(task);
});
