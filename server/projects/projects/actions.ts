import { day } from '#contract/values/durations.ts';
import type * as z from 'zod/mini';
import type {
  DeletedProject,
  Project,
  ProjectCard,
  projectCreation,
} from '#contract/projects/projects.ts';
import { recordEvent } from '#server/history/activity/actions.ts';
import { hasFreePlace, isHackathonKnown } from '#server/teams/members/hackathon-memberships.ts';
import { insertMember } from '#server/teams/members/store.ts';
import { openParticipation } from '#server/teams/members/participation-store.ts';
import { refuseHidden } from '#server/people/privacy-settings/actions.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { insertRoles } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { dailyLimitReached, limitReached, notFound } from '#server/platform/problem.ts';
import { type CardRow, findSeenCard, listCardsOfMember } from './card-store.ts';
import { presentCards } from './cards.ts';
import { findPage, listOwnPages } from './page-store.ts';
import { findNextMeeting } from './next-meeting-store.ts';
import { presentProject, presentToVisitor } from './present.ts';
import { listHackathonsOfTeams } from './reader-store.ts';
import { findMatching, listPageOfMany, type SearchPage } from './search-store.ts';
import { countCreated, insertProject, isUser, listDeleted } from './store.ts';
import { restorableDays } from './upkeep.ts';

export { closeOpenQuestions } from './closing.ts';

type Person = { id: number } | undefined;

const maxProjects = 100;
const maxProjectsPerDay = 20;

/** Creates a project with its creator as the first member. */
export const createProject = async (
  db: Db,
  { person, form }: { person: { id: number }; form: z.output<typeof projectCreation> },
): Promise<Project> =>
  transact(db, async (db) => {
    await refuseTooMany(db, person.id);
    const projectId = await insertProject(db, { ...form, creatorId: person.id });
    await insertRoles(db, { projectId, names: form.lookingFor });
    await insertMember(db, { projectId, userId: person.id, isLead: true });
    await reserveFreePlaces(db, { projectId });
    await recordEvent(db, { kind: 'project_created', actorId: person.id, projectId });
    await openParticipation(db, { projectId, userId: person.id });
    return getProject(db, { projectId, person });
  });

/** The lock keeps simultaneous requests from exceeding the limits. */
async function refuseTooMany(db: Db, creatorId: number) {
  await lockPerson(db, creatorId);
  const { alive, recent } = await countCreated(db, creatorId);
  if (alive >= maxProjects)
    throw limitReached(`You can create up to ${maxProjects} projects. Delete one first.`);
  if (recent >= maxProjectsPerDay)
    throw dailyLimitReached(
      `You can create up to ${maxProjectsPerDay} projects a day. Try again tomorrow.`,
    );
}

export async function getProject(
  db: Db,
  { projectId, person }: { projectId: number; person: Person },
): Promise<Project> {
  const missing = () => notFound('This project doesn’t exist.');
  if (!person) {
    const card = await findSeenCard(db, { id: projectId, readerId: undefined });
    if (!card) throw missing();
    return presentToVisitor(card, {
      hackathon: await findHackathonOf(db, card),
      meets: await findNextMeeting(db, projectId),
    });
  }
  const page = await findPage(db, { id: projectId, readerId: person.id });
  if (!page) throw missing();
  const { hackathon_id: hackathonId } = page;
  if (hackathonId === null) return presentProject(page, person.id, {});
  return presentProject(page, person.id, {
    hackathon: await findHackathonOf(db, page),
    hasPlace: await hasFreePlace(db, { projectId, userId: person.id }),
    knowsHackathon: await isHackathonKnown(db, { hackathonId, personId: person.id }),
  });
}

const findHackathonOf = async (db: Db, row: CardRow) =>
  (await listHackathonsOfTeams(db, [row])).get(row.id);

/** A person's own projects, with their standing in each team. */
export async function listOwnProjects(db: Db, userId: number): Promise<Project[]> {
  const rows = await listOwnPages(db, userId);
  const hackathons = await listHackathonsOfTeams(db, rows);
  return rows.map((row) => presentProject(row, userId, { hackathon: hackathons.get(row.id) }));
}

/** A person's projects, as the person asking may see them. */
export async function listProjectsOf(
  db: Db,
  { userId, person }: { userId: number; person: Person },
): Promise<ProjectCard[]> {
  await refuseHidden(db, { userId, personId: person?.id });
  const rows = await listCardsOfMember(db, { userId, readerId: person?.id });
  if (rows.length === 0 && !(await isUser(db, userId)))
    throw notFound('This person doesn’t exist.');
  return presentCards(db, rows, person);
}

const restorableTime = restorableDays * day;

/** What was deleted before can't be restored anymore. */
export const startOfRestorable = (now: Date) =>
  new Date(now.getTime() - restorableTime).toISOString();

/** The projects that a person deleted and can still restore. */
export async function getDeleted(
  db: Db,
  { creatorId, now }: { creatorId: number; now: Date },
): Promise<DeletedProject[]> {
  const rows = await listDeleted(db, { creatorId, since: startOfRestorable(now) });
  return rows.map(({ id, name, deletedAt }) => ({
    id,
    name,
    restorableUntil: new Date(new Date(deletedAt).getTime() + restorableTime).toISOString(),
  }));
}

/** One page of a search, newest first, with the number of matches up to a limit. */
export async function searchProjects(
  db: Db,
  { person, search }: { person: Person; search: SearchPage },
) {
  const wanted = { ...search, readerId: person?.id };
  const { count, isExact, page } = await findMatching(db, wanted);
  const rows = isExact ? page : await listPageOfMany(db, wanted);
  return {
    content: await presentCards(db, rows, person),
    totalElements: count,
    totalIsExact: isExact,
  };
}
