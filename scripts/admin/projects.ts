import { decide } from '#server/moderation/decisions/actions.ts';
import { removeProject } from '#server/moderation/decisions/remove.ts';
import { type Command, readNumber, require } from './work.ts';

export const projects: Record<'project close' | 'project remove', Command> = {
  'project close': (parameters) => {
    const { id, reason } = readReason(parameters);
    return async (db, now) => {
      const subject = { kind: 'project', id } as const;
      const act = { act: 'close', reason, days: null, now } as const;
      const decision = await decide(db, { adminId: null, subject, ...act });
      return `Project ${id} is closed. This is decision ${decision.id}.`;
    };
  },
  'project remove': (parameters) => {
    const { id, reason } = readReason(parameters);
    return async (db, now) => {
      await removeProject(db, { projectId: id, reason, now });
      return `Project ${id} is removed.`;
    };
  },
};

function readReason([number, reason, ...more]: string[]) {
  require(reason && more.length === 0);
  return { id: readNumber(number), reason };
}
