import { insertAudit } from '#server/people/admins/audit-store.ts';
import { closeRequests } from '#server/joining/join-requests/actions.ts';
import { endForGood } from '#server/teams/members/actions.ts';
import { listMembers, lockProject } from '#server/teams/members/store.ts';
import { inRetriedTransaction, removePerson } from '#server/moderation/personal-data/actions.ts';
import { startOfRestorable } from '#server/projects/projects/actions.ts';
import { findProject, markDeleted } from '#server/projects/projects/store.ts';
import { endWaitings, reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { enqueueMail, enqueueMails } from '#server/platform/mail/outbox.ts';
import { notFound } from '#server/platform/problem.ts';

type Removal = { reason: string; now: Date };

/** Deletes an account for good, as its owner could, and emails them the reason. */
export async function removeAccount(
  db: Db,
  { userId, email, reason, now }: Removal & { userId: number; email: string },
): Promise<void> {
  await inRetriedTransaction(db, async (db) => {
    await removePerson(db, { userId, email, now });
    await insertAudit(db, { ...byCommand(`person:${userId}`), act: 'delete_person', reason, now });
    // Afterward, because deleting an account deletes the emails to it.
    await enqueueMail(db, { kind: 'account-removed', payload: { email, reason } });
  });
}

/**
 * Ends a project for all its members, who get the reason by email. Nobody can restore it; the
 * next cleanup deletes it.
 */
export async function removeProject(
  db: Db,
  { projectId, reason, now }: Removal & { projectId: number },
): Promise<void> {
  await inRetriedTransaction(db, async (db) => {
    const locked = await lockProject(db, projectId);
    const project = locked && (await findProject(db, projectId));
    if (!project) throw notFound(`There’s no project with the ID ${projectId}.`);
    const team = await listMembers(db, projectId);
    await endWaitings(db, { projectId, name: project.name, now });
    await closeRequests(db, { projectId, reason: 'deleted' });
    await markDeleted(db, projectId, startOfRestorable(now));
    for (const { id: userId } of team) await endForGood(db, { projectId, userId });
    await reserveFreePlaces(db, { projectId });
    const act = 'remove_project';
    await insertAudit(db, { ...byCommand(`project:${projectId}`), act, reason, now });
    const mails = team.map(({ id: userId }) => ({
      kind: 'project-removed',
      payload: { userId, name: project.name, reason },
    }));
    await enqueueMails(db, mails);
  });
}

const byCommand = (subject: string) => ({ actorId: 'command' as const, subject });
