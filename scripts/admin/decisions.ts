import { undo } from '#server/moderation/decisions/actions.ts';
import { type ReadCommand, readId, assertUsage } from './command.ts';

export const decisions: Record<'decision undo', ReadCommand> = {
  'decision undo': ([number, reason, ...more]) => {
    const decisionId = readId(number);
    assertUsage(reason && more.length === 0);
    return async (db, now) => {
      await undo(db, { adminId: null, decisionId, reason, now });
      return `Decision ${decisionId} is undone.`;
    };
  },
};
