import { describe, expect, it } from 'vitest';
import { chooseSlots, describeTeam, listTeamSlots } from './team-slots.ts';

const ada = { id: 1, name: 'Ada' };
const linus = { id: 2, name: 'Linus' };

describe('listTeamSlots', () => {
  it('lists members first and gives each opening a role', () => {
    const slots = listTeamSlots({ members: [ada], teamSize: 3, lookingFor: ['Designer'] });
    expect(slots).toEqual([
      { member: ada, role: '' },
      { place: 0, role: 'Designer' },
      { place: 1, role: 'Opening' },
    ]);
  });

  it('lists all members of a team that is larger than its size', () => {
    expect(listTeamSlots({ members: [ada, linus], teamSize: 1, lookingFor: [] })).toHaveLength(2);
  });
});

describe('chooseSlots', () => {
  const choose = (memberCount: number, teamSize: number) => {
    const members = Array.from({ length: memberCount }, (_, id) => ({ id, name: `${id}` }));
    const slots = chooseSlots(listTeamSlots({ members, teamSize, lookingFor: [] }), 7);
    return slots.map(({ member, place }) => member?.name ?? `place ${place}`);
  };

  it('keeps everyone if there is room', () => {
    expect(choose(2, 3)).toEqual(['0', '1', 'place 0']);
  });

  it('leaves out members of a large team before its openings', () => {
    expect(choose(11, 14)).toEqual(['0', '1', '2', '3', '4', 'place 0', 'place 1']);
    expect(choose(11, 12)).toEqual(['0', '1', '2', '3', '4', '5', 'place 0']);
    expect(choose(12, 12)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(choose(1, 12)).toEqual(['0', ...[0, 1, 2, 3, 4, 5].map((at) => `place ${at}`)]);
  });
});

describe('describeTeam', () => {
  it('names the members and the roles the team is looking for', () => {
    expect(
      describeTeam({
        members: [ada, linus],
        teamSize: 4,
        lookingFor: ['Designer', 'Tester', 'Writer'],
      }),
    ).toBe('Team of 4: Ada, Linus. 2 openings, looking for Designer, Tester.');
  });

  it('says that a team is full', () => {
    expect(describeTeam({ members: [ada], teamSize: 1, lookingFor: ['Designer'] })).toBe(
      'Team of 1: Ada. No openings.',
    );
  });
});
