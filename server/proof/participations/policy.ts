import { day } from '#contract/values/durations.ts';

/** What a credential about a participation needs. */
const credentialRule = { days: 14, people: 2, reviewed: 3, reviewers: 2 };

/** The same in words, for credentials and screens. */
export const credentialRuleText =
  'At least 14 days on a team of two or more, and three finished tickets reviewed by at least two teammates.';

type Work = {
  from_day: string;
  to_day: string | null;
  most_people: number;
  reviewed: number;
  reviewers: number;
};

/** Whether someone's work in a project is enough for a credential. */
export const hasEarnedCredential = (work: Work, today: string) =>
  daysBetween(work.from_day, work.to_day ?? today) >= credentialRule.days &&
  work.most_people >= credentialRule.people &&
  work.reviewed >= credentialRule.reviewed &&
  work.reviewers >= credentialRule.reviewers;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;
