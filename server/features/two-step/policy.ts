import type { Limit } from '#server/platform/limits/limits.ts';

const stepsOf: Limit = { name: 'second-step', points: 10, seconds: 15 * 60 };

/** Codes tried for one account: only someone who knows its password gets this far. */
export const stepUses = (userId: number) => [{ limit: stepsOf, key: String(userId) }];
