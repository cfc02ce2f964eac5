import { expect, test } from 'vitest';
import { mergeAwards } from './merge-awards.ts';

const founder = { name: 'Founder', description: 'Created a project' };
const firstProject = { name: 'First project', description: '', badge: 'Founder', date: 'today' };
const firstTeam = { name: 'First team', description: '', badge: '', date: 'today' };

test('an achievement for the same as a badge is part of it', () => {
  expect(mergeAwards([founder], [firstTeam, firstProject])).toEqual([
    { ...firstProject, ...founder, alsoNamed: 'First project' },
    { ...firstTeam, alsoNamed: '' },
  ]);
});

test('an achievement stays alone if its badge isn’t there', () => {
  const alone = { ...firstProject, alsoNamed: '' };
  expect(mergeAwards([], [firstProject])).toEqual([alone]);
  expect(mergeAwards([founder], [])).toEqual([{ ...founder, alsoNamed: '' }]);
});
