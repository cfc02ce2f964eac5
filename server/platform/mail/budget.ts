import type { Use } from '../limits/limits.ts';

/**
 * How much mail of one kind anyone can have sent to one address: five an hour. What is asked for
 * beyond that is not refused, it waits: the address may be the asker's own.
 */
export const mailBudget = ({ kind, budgetKey }: { kind: string; budgetKey: string }): Use => ({
  limit: { name: 'mail', points: 5, seconds: 60 * 60 },
  key: `${kind} ${budgetKey}`,
});
