import { leastPlacedTeams } from '#contract/hackathons/submission-limits.ts';

/**
 * Whether a place in a hackathon earns a credential: it took other teams. Results that were published
 * before that was a rule still have places without them.
 */
export const provesSomething = (teams: number): boolean => teams >= leastPlacedTeams;
