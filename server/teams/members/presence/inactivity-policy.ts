import { addDays } from '#contract/values/durations.ts';

/** Someone with an open ticket is asked after this many days without a sign of life, */
export const askMemberDays = 10;
/** and their leads are told this many days after the question. */
export const tellLeadsDays = 4;

/** Leads are asked after this many days without a sign of life in their project. */
export const askLeadsDays = 14;
/** From then on, a project is inactive, but never sooner than this after the question. */
export const [inactiveDays, answerDays] = [30, 16];

/** If Pieces wasn't running for longer than this, it was a break, */
export const breakDays = 1;
/** and nobody is asked until this many days later: they couldn't give a sign of life meanwhile. */
export const graceDays = 7;

/** How many days ahead someone can say that they're away. */
const maxAwayDays = 60;

export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

export const isPossibleAbsence = (until: string, now: Date): boolean =>
  until >= dayOf(now) && until <= dayOf(addDays(now, maxAwayDays));
