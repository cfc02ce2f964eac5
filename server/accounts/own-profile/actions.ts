import type * as z from 'zod/mini';
import type { Profile, profileUpdate } from '#contract/profiles/profiles.ts';
import { checkContactAddressChange, setContactAddress } from './contact-address.ts';
import { notifyBoardsOf } from '#server/history/changes/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField } from '#server/platform/problem.ts';
import type { Asked } from '#server/platform/sessions/describe-origin.ts';
import { loadProfile } from '#server/profiles/profiles/actions.ts';
import { findUser, updateUser } from '#server/profiles/profiles/store.ts';
import { presentProfile } from './present.ts';

/** A person's own profile. Throws not_found if the account was deleted. */
export const getProfile = async (
  { adminEmails, ...context }: Pick<Context, 'db' | 'clock' | 'adminEmails'>,
  userId: number,
): Promise<Profile> =>
  presentProfile(await loadProfile(context, { userId, personId: userId, adminEmails }));

type Change = {
  userId: number;
  changes: z.output<typeof profileUpdate>;
  asked?: Asked | undefined;
};
/** `isFresh`: they confirmed their identity recently enough to change their contact email. */
type ProfileChange = Change & { isFresh?: boolean };

/** Changes the fields that were sent. Checks first whether the contact email may change. */
export async function changeProfile(
  context: Pick<Context, 'db' | 'clock' | 'adminEmails' | 'limits'>,
  { userId, changes, asked, isFresh = false }: ProfileChange,
) {
  const { communicationEmail: email } = changes;
  if (email !== undefined) await checkContactAddressChange(context, { userId, email, isFresh });
  await context.db.transaction().execute((db) => saveProfile(db, { userId, changes, asked }));
  // After the commit, so that a board opened in the meantime is either notified or loads the new name.
  if (changes.firstName !== undefined || changes.lastName !== undefined)
    await notifyBoardsOf(context.db, userId);
  return getProfile(context, userId);
}

/** Saves changes in the caller's transaction. `xurl` is the profile's own spelling of `xUrl`. */
export async function saveProfile(db: Db, { userId, changes, asked }: Change) {
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
  if (email !== undefined) await setContactAddress(db, { userId, email, asked });
  // Only people who signed up with GitHub or Google may have no last name.
  if (columns.last_name === '' && (await findUser(db, userId))?.last_name)
    throw invalidField('lastName', 'Last Name is required');
  await updateUser(db, { id: userId, changes: Object.fromEntries(given) });
}
