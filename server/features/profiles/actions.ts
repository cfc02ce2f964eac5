import type * as z from 'zod/mini';
import type { Profile, profileUpdate, PublicProfile, TechStackEntry } from '#contract/profiles.ts';
import { getStanding } from '#server/features/activity/actions.ts';
import { presentStanding, shownEvents } from '#server/features/activity/present.ts';
import type { StoredStanding } from '#server/features/activity/store.ts';
import {
  checkContactAddressChange,
  setContactAddress,
} from '#server/features/contact-address/actions.ts';
import { notifyBoardsOf } from '#server/features/changes/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { forbidden, invalidField, notFound } from '#server/platform/problem.ts';
import { presentProfile, presentPublicProfile } from './present.ts';
import { findProfile } from './profile-store.ts';
import { deleteFollow, findUser, insertFollow, replaceTechStack, updateUser } from './store.ts';

const shownProjects = 3;

type ProfileContext = Pick<Context, 'db' | 'clock'>;

/** A person's own profile. Throws not_found where the account is gone. */
export async function getProfile(context: ProfileContext, userId: number): Promise<Profile> {
  return presentProfile(await loadProfile(context, { userId, personId: userId }));
}

type ProfileRequest = { userId: number; personId: number | undefined };

/** Someone's profile as the person who asks, or a visitor, may see it. */
export async function getPublicProfile(
  context: ProfileContext,
  request: ProfileRequest,
): Promise<PublicProfile> {
  return presentPublicProfile(await loadProfile(context, request), request);
}

async function loadProfile({ db, clock }: ProfileContext, { userId, personId }: ProfileRequest) {
  const row = await findProfile(db, { userId, personId, shownEvents, shownProjects });
  if (!row) throw notFound('This person does not exist.');
  const standing = await getStanding(db, userId, row.standing as StoredStanding | null);
  return { row, earned: presentStanding(standing, clock()) };
}

type Change = { userId: number; changes: z.output<typeof profileUpdate> };
/** `isFresh`: they proved who they are recently enough to change their contact address. */
type ProfileChange = Change & { isFresh?: boolean };

/** Changes the fields that were sent and no others; what would send too much mail is refused first. */
export async function changeProfile(
  context: Pick<Context, 'db' | 'clock' | 'limits'>,
  { userId, changes, isFresh = false }: ProfileChange,
) {
  const { communicationEmail: email } = changes;
  if (email !== undefined) await checkContactAddressChange(context, { userId, email, isFresh });
  await context.db.transaction().execute((db) => saveProfile(db, { userId, changes }));
  // After the commit, so that a board opened meanwhile is either woken or reads the new name itself.
  if (changes.firstName !== undefined || changes.lastName !== undefined)
    await notifyBoardsOf(context.db, userId);
  return getProfile(context, userId);
}

/** Keeps changes, in the caller's transaction. `xurl` is how the profile itself spells xUrl. */
export async function saveProfile(db: Db, { userId, changes }: Change) {
  const { communicationEmail: email } = changes;
  const columns = {
    first_name: changes.firstName,
    last_name: changes.lastName,
    country: changes.country,
    city: changes.city,
    short_description: changes.shortDescription,
    about_me: changes.aboutMe,
    github_url: changes.githubUrl,
    linkedin_url: changes.linkedinUrl,
    personal_website_url: changes.personalWebsiteUrl,
    x_url: changes.xUrl ?? changes.xurl,
    interests: changes.interests,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (email !== undefined) await setContactAddress(db, { userId, email });
  // Registration asks for a last name; only people from GitHub or Google may be without one.
  if (columns.last_name === '' && (await findUser(db, userId))?.last_name)
    throw invalidField('lastName', 'Last Name is required');
  await updateUser(db, { id: userId, changes: Object.fromEntries(given) });
}

export async function changeTechStack(
  db: Db,
  { userId, entries }: { userId: number; entries: TechStackEntry[] },
) {
  await db.transaction().execute((db) => replaceTechStack(db, { userId, entries }));
  return entries;
}

type Following = { userId: number; personId: number };

/** Follows someone; again changes nothing. */
export async function follow(context: ProfileContext, { userId, personId }: Following) {
  if (userId === personId) throw forbidden('You cannot follow yourself.');
  if (!(await findUser(context.db, userId))) throw notFound('This person does not exist.');
  await insertFollow(context.db, { followerId: personId, followedId: userId });
  return getPublicProfile(context, { userId, personId });
}

export async function unfollow(context: ProfileContext, { userId, personId }: Following) {
  await deleteFollow(context.db, { followerId: personId, followedId: userId });
  return getPublicProfile(context, { userId, personId });
}
