import type * as z from 'zod/mini';
import type { Project, projectUpdate } from '#contract/projects/projects.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { closeRequests, refuseAskingFirst } from '#server/joining/join-requests/actions.ts';
import { resetUnanswered } from '#server/joining/join-requests/store.ts';
import { checkLead, recordSignOfLife } from '#server/teams/members/actions.ts';
import { countMembers, listMemberIds, lockProject } from '#server/teams/members/store.ts';
import { storeNextStep } from '#server/projects/next-steps/actions.ts';
import { tellOnceADay } from '#server/notifications/notifications/actions.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import { replaceRoles } from '#server/teams/openings/roles.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { countTaken } from '#server/teams/places/store.ts';
import { askTeammates } from '#server/teams/members/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import { getProject } from './actions.ts';
import { closeOpenQuestions } from './closing.ts';
import { isClosedByAdmin, markCompleted, updateProject } from './store.ts';

type Lead = { projectId: number; person: { id: number } };

/** Changes a project and its roles. Throws stale_project if the edited version is outdated. */
export async function changeProject(
  db: Db,
  {
    form: { version, roles, ...settings },
    ...lead
  }: Lead & { form: z.output<typeof projectUpdate> },
): Promise<Project> {
  const { projectId } = lead;
  return asLead(db, lead, async (db, project) => {
    if (version !== project.version)
      throw new ProblemError('stale_project', { current: await getProject(db, lead) });
    if (project.status === 'Completed' && settings.status !== 'Completed') {
      await refuseReopening(db, projectId);
      await withdrawCompletion(db, projectId);
    }
    if (project.joining === 'open' && settings.joining === 'ask')
      await refuseAskingFirst(db, { creatorId: project.creator_id, now: new Date() });
    const teamSize = { members: await countMembers(db, projectId), teamSize: settings.teamSize };
    refuseTooSmall({ ...teamSize, taken: await countTaken(db, { projectId }) });
    await replaceRoles(db, { projectId, roles });
    await closeRequests(db, { projectId, reason: 'role-deleted' });
    await updateProject(db, projectId, settings);
    if (settings.status === 'Completed') await closeCompleted(db, lead, project);
  });
}

/** Marks a project as complete, with a summary of what the team built. */
export const completeProject = (
  db: Db,
  { summary, ...lead }: Lead & { summary: string },
): Promise<Project> =>
  asLead(db, lead, async (db, project) => {
    await markCompleted(db, lead.projectId, summary);
    await closeCompleted(db, lead, project);
  });

/** Nobody has to answer what was asked about a complete project anymore. Its members are asked about each other. */
async function closeCompleted(
  db: Db,
  { projectId, person: { id: userId } }: Lead,
  { status: before }: LockedProject,
) {
  const now = new Date();
  await closeOpenQuestions(db, projectId);
  const wasTold = await storeNextStep(db, { projectId, userId, answer: 'complete', now });
  if (before === 'Completed') return;
  await askTeammates(db, { projectId, now });
  if (!wasTold) await announceCompletion(db, { projectId, actorId: userId, now });
}

async function announceCompletion(
  db: Db,
  about: { projectId: number; actorId: number; now: Date },
) {
  for (const to of await listMemberIds(db, about.projectId))
    await tellOnceADay(db, { kind: 'project_completed', to, data: {}, ...about });
}

/** What people haven't read yet isn't true anymore once the project is reopened. */
const withdrawCompletion = (db: Db, projectId: number) =>
  markSubjectRead(db, { subject: `project:${projectId}`, kinds: ['project_completed'] });

/** Lets people ask to join again after requests weren't answered. Idempotent. */
export const endPause = (db: Db, lead: Lead): Promise<Project> =>
  asLead(db, lead, (db) => resetUnanswered(db, lead.projectId));

type LockedProject = NonNullable<Awaited<ReturnType<typeof lockProject>>>;

/** Changes a project under its lock, and announces the change. */
const asLead = async (
  db: Db,
  { projectId, person }: Lead,
  change: (db: Db, project: LockedProject) => Promise<void>,
): Promise<Project> =>
  db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    const outsiders = 'This project doesn’t exist.';
    if (!project) throw notFound(outsiders);
    await checkLead(
      db,
      { projectId, userId: person.id },
      { others: 'Only leads can change the project’s settings.', outsiders },
    );
    await recordSignOfLife(db, { projectId, userId: person.id });
    await change(db, project);
    await reserveFreePlaces(db, { projectId });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
    return getProject(db, { projectId, person });
  });

/** Only admins reopen what an admin has closed. */
async function refuseReopening(db: Db, projectId: number) {
  if (await isClosedByAdmin(db, projectId))
    throw forbidden(
      'An admin closed this project, so it stays complete. We’ve emailed its creator why, and how to object.',
    );
}

type Size = { members: number; taken: number; teamSize: number };

function refuseTooSmall({ members, taken, teamSize }: Size) {
  if (taken <= teamSize) return;
  const reserved = taken - members;
  const people = `${spellCount(members)} ${members === 1 ? 'person is' : 'people are'} already on the team`;
  const places = `${spellCount(reserved).toLowerCase()} ${reserved === 1 ? 'spot is' : 'spots are'} reserved`;
  const message = `${people}${reserved > 0 ? `, and ${places}` : ''}. Make it at least ${taken}.`;
  throw new ProblemError('team_too_large', { message });
}
