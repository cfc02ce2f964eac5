/**
 * Limits of submissions and of judging. This file imports nothing, so that pages can use it without
 * loading the schemas.
 */

export const maxSubmissionTitle = 100;
export const maxSubmissionText = 5000;

/** How many things judges score, and how much one can weigh compared with the others. */
export const maxCriteria = 5;
export const maxWeight = 5;
export const maxCriterionName = 50;
/** What judges score unless the organizers choose something else. */
export const defaultCriteria = [
  { name: 'Idea', weight: 1 },
  { name: 'How well it works', weight: 1 },
  { name: 'Design', weight: 1 },
];

/** The scores that judges give for each of them. */
export const scores = [1, 2, 3, 4, 5] as const;
/** How many judges score each submission, if there are as many. */
export const judgesEach = 3;
export const maxJudgeNote = 1000;

/**
 * How many teams have to submit something for places to be given, and how many people have to be on them.
 * With fewer, one person with a few accounts could win alone.
 */
export const leastPlacedTeams = 3;
export const leastPlacedPeople = 6;

export const maxPrize = 100;
export const maxResultNote = 500;
