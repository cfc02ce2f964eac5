import type { Limit } from '#server/platform/limits/limits.ts';

const stepsPerAccount: Limit = { name: 'second-step', points: 10, seconds: 15 * 60 };

/** Codes are limited per account. Only someone who knows its password gets this far. */
export const stepUses = (userId: number) => [{ limit: stepsPerAccount, key: String(userId) }];
