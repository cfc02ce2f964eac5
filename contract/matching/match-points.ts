/**
 * How we compare people and openings: the points and the bands. The server scores with them, and a page
 * explains them. This file imports nothing, so that pages can use it without loading the schemas.
 */

/** The most points of each reason. Together they are 100. */
export const mostPoints = {
  skills: 40,
  role: 20,
  hours: 10,
  week: 10,
  goal: 10,
  answers: 10,
} as const;

export const reasonKeys = ['skills', 'role', 'hours', 'week', 'goal', 'answers'] as const;
export type ReasonKey = keyof typeof mostPoints;

/** Whether a reason speaks for a match. `unknown`: one side hasn't said. */
export const fitLevels = ['yes', 'partly', 'no', 'unknown'] as const;
export type FitLevel = (typeof fitLevels)[number];

/** What one skill counts, from 0 to 1. */
export const skillShares = {
  known: 1,
  beginner: 0.6,
  /** If the role is for any level, or the team helps to learn it. */
  beginnerWelcome: 1,
  wanted: 0.3,
  /** If the team helps to learn it. */
  wantedWithMentor: 0.6,
} as const;

/** From how many common hours a week on the times fit, or fit in part. */
export const commonHours = { enough: 6, some: 2 } as const;

/** The points of a team with fewer requests. */
export const pointsForFewRequests = 7;

/** What isn't known counts half. */
export const unknownPoints = (key: ReasonKey) => mostPoints[key] / 2;

/** How well two fit. There's no order by points within a band. */
export const bands = ['well', 'could', 'stretch'] as const;
export type Band = (typeof bands)[number];

export const bandNames: Record<Band, string> = {
  well: 'Fits well',
  could: 'Could fit',
  stretch: 'A stretch',
};

/** The least points of each band, of 100. */
export const bandPoints: Record<Band, number> = { well: 70, could: 45, stretch: 0 };

/** A project without a sign of life for this many days isn't shown. */
export const awakeDays = 30;
/** How long a dismissed project isn't shown. */
export const dismissalDays = 90;
