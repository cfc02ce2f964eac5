import { decide } from '#server/moderation/decisions/actions.ts';
import { removeProject } from '#server/moderation/decisions/remove.ts';
import { type ReadCommand, readId, assertUsage } from './command.ts';

export const projects: Record<'project close' | 'project delete', ReadCommand> = {
  'project close': (parameters) => {
    const { id, reason } = readReason(parameters);
    return async (db, now) => {
      const subject = { kind: 'project', id } as const;
      const act = { act: 'close', reason, days: null, now } as const;
      const decision = await decide(db, { adminId: null, subject, ...act });
      return `Project ${id} is closed. This is decision ${decision.id}.`;
    };
  },
  'project delete': (parameters) => {
    const { id, reason } = readReason(parameters);
    return async (db, now) => {
      await removeProject(db, { projectId: id, reason, now });
      return `Project ${id} is deleted.`;
    };
  },
};

function readReason([number, reason, ...more]: string[]) {
  assertUsage(reason && more.length === 0);
  return { id: readId(number), reason };
}
