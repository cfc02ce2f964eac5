import { insertAudit } from '#server/people/admins/audit-store.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { passProject } from './offers.ts';
import { listMemberIds, lockProject } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { endTakeover } from './takeover.ts';
import { takeoverEnd } from '#server/teams/members/takeover-policy.ts';
import { findTakeover, lockProjectToPass, takeDueReminders } from './takeover-store.ts';

const limit = 50;

/** Reminds creators that someone takes their project over, and passes it on. */
export const takeoverTasks: readonly Task[] = [
  { name: 'reminders of takeovers', every: 60, run: remind },
  { name: 'takeovers', every: 60, run: passOn },
];

async function remind(db: Db, now: Date): Promise<boolean> {
  const due = await takeDueReminders(db, { now, limit });
  for (const { projectId, userId: actorId, creatorId: to, askedAt } of due) {
    const data = { until: takeoverEnd({ askedAt, remindedAt: now.toISOString() }) };
    await tell(db, { kind: 'takeover_asked', to, actorId, projectId, data, now });
  }
  return due.length === limit;
}

/** Passes one project on, unless its creator gave a sign of life meanwhile. */
async function passOn(db: Db, now: Date): Promise<boolean> {
  const projectId = await lockProjectToPass(db, now);
  if (projectId === undefined) return false;
  const [project, takeover] = [await lockProject(db, projectId), await findTakeover(db, projectId)];
  // Someone was faster.
  if (!project || !takeover) return true;
  const { userId } = takeover;
  await endTakeover(db, projectId);
  const about = { projectId, now };
  if (takeover.creatorSeen) {
    const news = { kind: 'takeover_refused', actorId: project.creator_id, data: {} } as const;
    await tell(db, { ...news, to: userId, ...about });
  } else {
    await passProject(db, { projectId, creatorId: userId });
    await insertAudit(db, {
      actorId: userId,
      act: 'take_over',
      subject: `project:${projectId}`,
      data: { from: project.creator_id },
      now,
    });
    const news = { kind: 'takeover_done', ...about } as const;
    await tell(db, { ...news, to: userId, actorId: null, data: { isYours: true } });
    const to = await listMemberIds(db, projectId);
    await tell(db, { ...news, to, actorId: userId, data: { isYours: false } });
  }
  await insertChange(db, { projectId, kind: 'project_changed', actorId: null });
  return true;
}
