import type { Use } from '#server/platform/limits/limits.ts';

/**
 * How many emails of one kind anyone can have sent to one address: five an hour. Further emails wait.
 * We don't refuse the request, because the address may be the requester's own.
 */
export const mailBudget = ({ kind, budgetKey }: { kind: string; budgetKey: string }): Use => ({
  limit: { name: 'mail', points: 5, seconds: 60 * 60 },
  key: `${kind} ${budgetKey}`,
});
