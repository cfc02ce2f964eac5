import { describe, expect, it } from 'vitest';
import { describeTeam, listTeamSlots } from './team-slots.ts';

const ada = { id: 1, name: 'Ada' };
const linus = { id: 2, name: 'Linus' };

describe('listTeamSlots', () => {
  it('lists members first and gives each open place a role', () => {
    const slots = listTeamSlots({ members: [ada], teamSize: 3, lookingFor: ['Designer'] });
    expect(slots).toEqual([
      { member: ada, role: '' },
      { role: 'Designer' },
      { role: 'Open place' },
    ]);
  });

  it('lists all members of a team that is larger than its size', () => {
    expect(listTeamSlots({ members: [ada, linus], teamSize: 1, lookingFor: [] })).toHaveLength(2);
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
    ).toBe('Team of 4: Ada, Linus. 2 open places, looking for Designer, Tester.');
  });

  it('says that a team is full', () => {
    expect(describeTeam({ members: [ada], teamSize: 1, lookingFor: ['Designer'] })).toBe(
      'Team of 1: Ada. No open places.',
    );
  });
});
