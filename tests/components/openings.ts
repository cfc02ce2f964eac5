import type { Band } from '#contract/matching/match-points.ts';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import { openProjectOf, roleOf } from './teams.ts';

/** A role of “Project 1” and so on, with a reason that fits and one that fits partly. */
export const openingOf = (id: number, band: Band): OpeningForMe => ({
  project: openProjectOf({ id, name: `Project ${id}` }),
  role: roleOf({}),
  band,
  reasons: [
    { key: 'skills', fits: 'yes', points: 40, most: 40, words: 'You know Figma, 1 of 1 skill' },
    { key: 'hours', fits: 'partly', points: 7, most: 10, words: 'They ask for 6 hours' },
  ],
  asked: 0,
  freePlaces: 1,
});
