import { expect, test } from 'vitest';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import {
  arrange,
  arrangementOf,
  changeTeam,
  movePerson,
  pinsOf,
  toggleApart,
  togglePin,
} from './arrangement.ts';

const person = (id: number, isPinned = false) => ({
  id,
  name: `Person ${id}`,
  avatar: null,
  disciplines: [],
  level: 'some' as const,
  isMember: false,
  isPinned,
});

const team = (name: string, ids: number[]) => ({
  projectId: null,
  name,
  people: ids.map((id) => person(id)),
  isWhole: false,
  points: 50,
  reasons: [],
  warnings: [],
});

const proposal: Proposal = {
  id: 1,
  seed: 7,
  version: 3,
  state: 'draft',
  madeBy: null,
  madeAt: '2026-11-23T12:00:00Z',
  teams: [team('Team 1', [1, 2]), team('Team 2', [3])],
  withoutTeam: [person(4)],
  apart: [],
  warnings: [],
};

const idsOf = ({ teams, withoutTeam }: Proposal) => ({
  teams: teams.map(({ people }) => people.map(({ id }) => id)),
  without: withoutTeam.map(({ id }) => id),
});

test('moves someone to another team and pins them there', () => {
  const moved = movePerson(arrangementOf(proposal), 1, 1);
  expect(idsOf(arrange(proposal, moved))).toEqual({ teams: [[2], [3, 1]], without: [4] });
  expect(arrange(proposal, moved).teams[1]!.people.map(({ isPinned }) => isPinned)).toEqual([
    false,
    true,
  ]);
});

test('moves someone out of all teams, and from there into one', () => {
  const out = movePerson(arrangementOf(proposal), 3, null);
  expect(idsOf(arrange(proposal, out))).toEqual({ teams: [[1, 2], []], without: [3, 4] });
  const back = movePerson(out, 4, 1);
  expect(idsOf(arrange(proposal, back))).toEqual({ teams: [[1, 2], [4]], without: [3] });
});

test('restoring an earlier arrangement undoes everything since, including another proposal', () => {
  const before = arrangementOf(proposal);
  const other = { ...proposal, id: 2, teams: [team('Team 1', [4, 3]), team('Team 2', [2, 1])] };
  expect(idsOf(arrange({ ...other, withoutTeam: [] }, before))).toEqual(idsOf(proposal));
});

test('pins people and whole teams for the next proposal, and always names teams that exist', () => {
  const start = arrangementOf({
    ...proposal,
    teams: [...proposal.teams, { ...team('Trail Finder', []), projectId: 9 }],
  });
  expect(pinsOf(togglePin(start, 2))).toEqual([
    { projectId: null, name: 'Team 1', people: [2], isWhole: false },
    { projectId: 9, name: 'Trail Finder', people: [], isWhole: false },
  ]);
  expect(pinsOf(togglePin(togglePin(start, 2), 2))).toHaveLength(1);
  expect(pinsOf(changeTeam(start, 0, { isWhole: true }))[0]).toEqual({
    projectId: null,
    name: 'Team 1',
    people: [1, 2],
    isWhole: true,
  });
});

test('keeps two people apart until told otherwise, in either order', () => {
  const apart = toggleApart(arrangementOf(proposal), [1, 2]);
  expect(apart.apart).toEqual([[1, 2]]);
  expect(toggleApart(apart, [2, 1]).apart).toEqual([]);
});
