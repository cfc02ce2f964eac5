import type { PublicProfile, TechStackEntry } from '#contract/profiles/profiles.ts';
import { getStanding } from '#server/history/activity/actions.ts';
import { presentStanding } from '#server/history/activity/present.ts';
import type { StoredStanding } from '#server/history/activity/store.ts';
import { leadsTeams } from '#server/teams/members/store.ts';
import { areApart } from '#server/people/blocks/actions.ts';
import { refuseHidden, takesInvitations } from '#server/people/privacy-settings/actions.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { wasTold } from '#server/notifications/notifications/store.ts';
import { refreshCandidate } from '#server/people/preferences/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { presentPublicProfile } from './present.ts';
import { findProfile } from './profile-store.ts';
import { deleteFollow, findUser, insertFollow, replaceTechStack } from './store.ts';

type ProfileContext = Pick<Context, 'db' | 'clock'>;

type ProfileRequest = { userId: number; personId: number | undefined };

/** A person's profile as the person asking, or a visitor, may see it. */
export async function getPublicProfile(
  context: ProfileContext,
  request: ProfileRequest,
): Promise<PublicProfile> {
  await refuseHidden(context.db, request);
  const parts = await loadProfile(context, request);
  return presentPublicProfile(parts, {
    ...request,
    canInvite: await canInvite(context.db, request),
  });
}

/** Whether the person asking leads a team to which they may invite this person. */
async function canInvite(db: Db, { userId, personId }: ProfileRequest): Promise<boolean> {
  if (personId === undefined || personId === userId) return false;
  return (await leadsTeams(db, personId)) && takesInvitations(db, { userId, personId });
}

/** What presenting a profile needs. Throws not_found if there's no such person. */
export async function loadProfile(
  { db, clock }: ProfileContext,
  { adminEmails = [], userId, personId }: ProfileRequest & { adminEmails?: readonly string[] },
) {
  const row = await findProfile(db, { userId, personId: personId ?? null, adminEmails });
  if (!row) throw notFound('This person doesn’t exist.');
  const standing = await getStanding(db, userId, row.standing as StoredStanding | null);
  return { row, earned: presentStanding(standing, clock()) };
}

export async function changeTechStack(
  db: Db,
  { userId, entries }: { userId: number; entries: TechStackEntry[] },
) {
  await db.transaction().execute(async (db) => {
    await replaceTechStack(db, { userId, entries });
    await refreshCandidate(db, userId);
  });
  return entries;
}

type Following = { userId: number; personId: number };

/** Follows a person. Idempotent. */
export async function follow(context: ProfileContext, { userId, personId }: Following) {
  if (userId === personId) throw forbidden('You can’t follow yourself.');
  if (!(await findUser(context.db, userId))) throw notFound('This person doesn’t exist.');
  await refuseHidden(context.db, { userId, personId });
  await context.db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    // The same as for someone who doesn't exist, so that it doesn't give the block away.
    if (await areApart(db, { personId, otherId: userId }))
      throw notFound('This person doesn’t exist.');
    const follow = { followerId: personId, followedId: userId };
    if (await insertFollow(db, follow)) await tellFollowed(db, follow);
  });
  return getPublicProfile(context, { userId, personId });
}

/** Someone who unfollows and follows again isn't news. */
async function tellFollowed(
  db: Db,
  { followerId: actorId, followedId: to }: { followerId: number; followedId: number },
) {
  if (await wasTold(db, { kind: 'followed', userId: to, actorId })) return;
  await tell(db, { kind: 'followed', to, actorId, data: {} });
}

export async function unfollow(context: ProfileContext, { userId, personId }: Following) {
  await deleteFollow(context.db, { followerId: personId, followedId: userId });
  return getPublicProfile(context, { userId, personId });
}
