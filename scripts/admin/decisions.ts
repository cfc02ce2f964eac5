import { undo } from '#server/moderation/decisions/actions.ts';
import { type Command, readNumber, require } from './work.ts';

export const decisions: Record<'decision undo', Command> = {
  'decision undo': ([number, reason, ...more]) => {
    const decisionId = readNumber(number);
    require(reason && more.length === 0);
    return async (db, now) => {
      await undo(db, { adminId: null, decisionId, reason, now });
      return `Decision ${decisionId} is undone.`;
    };
  },
};
