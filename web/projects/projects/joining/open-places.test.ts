import { expect, test } from 'vitest';
import type { Role } from '#contract/teams/roles.ts';
import { countFreePlaces, describeSpots, listOpenPlaces } from './open-places.ts';

const role = (name: string, free: number): Role => ({
  id: 1,
  name,
  discipline: 'Other',
  places: 3,
  free,
  freeSoon: 0,
  skills: [],
  level: 'any',
  mentors: false,
});

const noneReserved = { reservedPlaces: 0, reservedUntil: null };

const list = (roles: Role[], team: { teamSize: number; currentMembers: number }) =>
  listOpenPlaces({ roles, status: 'Planning', ...noneReserved, ...team }).map(
    (place) => place.label,
  );

test('a role has as many openings as open spots', () => {
  const roles = [role('Designer', 2), role('Tester', 0), role('Writer', 1)];
  expect(list(roles, { teamSize: 5, currentMembers: 1 })).toEqual([
    'Designer',
    'Designer',
    'Writer',
    undefined,
  ]);
});

test('a team has no more openings than room', () => {
  const roles = [role('Designer', 1), role('Tester', 1)];
  expect(list(roles, { teamSize: 3, currentMembers: 2 })).toEqual(['One of 2 roles']);
  expect(list(roles, { teamSize: 2, currentMembers: 2 })).toEqual([]);
});

test('the last opening is for any of the roles that are left', () => {
  const roles = [role('Designer', 2), role('Tester', 1), role('Writer', 1)];
  expect(list(roles, { teamSize: 4, currentMembers: 2 })).toEqual(['Designer', 'One of 3 roles']);
  expect(list(roles, { teamSize: 4, currentMembers: 1 })).toEqual([
    'Designer',
    'Designer',
    'One of 2 roles',
  ]);
  expect(list([role('Designer', 3)], { teamSize: 3, currentMembers: 2 })).toEqual(['Designer']);
});

test('roles share the spots that are left if there aren’t enough for all', () => {
  const say = (roles: Role[], currentMembers: number) =>
    describeSpots(roles[0]!, { roles, teamSize: 6, currentMembers, ...noneReserved });
  const roles = [role('Designer', 2), role('Tester', 1), role('Writer', 0)];
  expect(say(roles, 3)).toBe('2 spots');
  expect(say(roles, 5)).toBe('1 spot left for 2 roles');
  expect(say([role('Designer', 2)], 5)).toBe('1 spot');
});

test('a completed project has no openings', () => {
  const team = { roles: [role('Designer', 1)], teamSize: 3, currentMembers: 1 };
  expect(listOpenPlaces({ ...team, ...noneReserved, status: 'Completed' })).toEqual([]);
});

test('spots reserved for others aren’t openings', () => {
  const team = { teamSize: 4, currentMembers: 1, reservedPlaces: 2 };
  expect(countFreePlaces({ ...team, reservedUntil: null })).toBe(1);
  expect(countFreePlaces({ ...team, reservedUntil: '2026-11-24T17:00:00Z' })).toBe(2);
});
