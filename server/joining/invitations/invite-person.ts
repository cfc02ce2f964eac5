import { addDays } from '#contract/values/durations.ts';
import type { Invitation } from '#contract/joining/invitations.ts';
import { checkPlace } from '#server/teams/members/hackathon-memberships.ts';
import { getOpenRole } from '#server/teams/members/actions.ts';
import { isMember, lockProject } from '#server/teams/members/store.ts';
import { refuseHidden, takesInvitations } from '#server/people/privacy-settings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import {
  dailyLimitReached,
  forbidden,
  limitReached,
  notFound,
  ProblemError,
} from '#server/platform/problem.ts';
import { checkInviter, readInvitations } from './actions.ts';
import { announceInvitation } from './announce.ts';
import { countForPeople, findPerson, insertForPerson } from './person-store.ts';
import { daysBetween, daysOpen, maxOpenToPeople, maxPerDay, newDays } from './policy.ts';

type Inviting = { projectId: number; personId: number; now: Date };
type Form = { userId: number; roleId: number | null; message: string };

/** Invites someone to a project that the person leads. It keeps no place for them. */
export async function invitePerson(
  db: Db,
  {
    form: { userId, roleId, message },
    newcomers,
    ...lead
  }: Inviting & { form: Form; newcomers: NewcomerLimits },
): Promise<Invitation> {
  const { projectId, personId, now } = lead;
  return db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    await checkInviter(db, lead);
    if (project.status === 'Completed') throw new ProblemError('project_completed');
    await checkInvited(db, { projectId, userId, personId });
    await checkPlace(db, { projectId, userId, isSelf: false, now });
    await refuseTooMany(db, { ...lead, userId, newcomers });
    const role = roleId === null ? undefined : await getOpenRole(db, { projectId, roleId });
    const times = { createdAt: now, expiresAt: addDays(now, daysOpen) };
    const invitation = { projectId, userId, role, invitedBy: personId, message };
    const id = await insertForPerson(db, { ...invitation, ...times });
    const expiresAt = times.expiresAt.toISOString();
    await announceInvitation(db, { ...invitation, id, role: role?.name ?? '', expiresAt, now });
    const created = (await readInvitations(db, lead)).find((one) => one.id === id);
    if (!created) throw notFound();
    return created;
  });
}

type Pair = { projectId: number; userId: number; personId: number };

async function checkInvited(db: Db, { projectId, userId, personId }: Pair) {
  const person = await findPerson(db, userId);
  if (!person) throw notFound('This person doesn’t exist.');
  if (await isMember(db, { projectId, userId }))
    throw forbidden(`${person.name} is already on this team.`);
  if (await takesInvitations(db, { userId, personId })) return;
  await refuseHidden(db, { userId, personId });
  throw forbidden(`${person.name} isn’t taking invitations from you right now.`);
}

/** The locks keep simultaneous invitations within the limits. */
async function refuseTooMany(
  db: Db,
  { projectId, userId, personId, newcomers, now }: Pair & { newcomers: NewcomerLimits; now: Date },
) {
  const [dayAgo, since] = [addDays(now, -1), addDays(now, -daysBetween)];
  const sent = await countForPeople(db, { projectId, userId, personId, dayAgo, since });
  if (sent.last !== null) {
    const day = formatDay(addDays(new Date(sent.last), daysBetween));
    const message = `Your team invited this person recently. You can invite them again from ${day}, or send them a link.`;
    throw new ProblemError('not_again_yet', { message });
  }
  if (sent.open >= maxOpenToPeople)
    throw limitReached(
      `A project can have ${maxOpenToPeople} open invitations. Withdraw one, or wait for an answer.`,
    );
  const isNew = sent.created_at > addDays(now, -newDays).toISOString();
  const most = isNew ? newcomers.invitations : maxPerDay;
  if (sent.today < most) return;
  throw dailyLimitReached(
    `You can invite up to ${most} ${most === 1 ? 'person' : 'people'} a day${isNew ? ' in your first week' : ''}. Try again tomorrow.`,
  );
}
