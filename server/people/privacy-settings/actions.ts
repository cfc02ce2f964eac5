import type { PrivacySettings } from '#contract/people/privacy-settings.ts';
import { areApart } from '#server/people/blocks/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  canSeeProfile,
  getPrivacySettings,
  haveBuiltTogether,
  upsertPrivacySettings,
} from './profile-visibility-store.ts';

type Change = {
  userId: number;
  changes: { [Key in keyof PrivacySettings]?: PrivacySettings[Key] | undefined };
};

/** Changes the settings that were sent. The lock keeps changes at the same time from undoing another. */
export const changePrivacySettings = async (
  db: Db,
  { userId, changes }: Change,
): Promise<PrivacySettings> =>
  db.transaction().execute(async (db) => {
    await lockPerson(db, userId);
    const stored = await getPrivacySettings(db, userId);
    const settings = {
      invitations: changes.invitations ?? stored.invitations,
      profile: changes.profile ?? stored.profile,
      searchEngines: changes.searchEngines ?? stored.searchEngines,
    };
    await upsertPrivacySettings(db, userId, settings);
    return settings;
  });

/** Throws not_found if someone, or a visitor, can't see a person's profile. */
export async function refuseHidden(
  db: Db,
  seeing: { userId: number; personId: number | undefined },
) {
  if (!(await canSeeProfile(db, seeing))) throw notFound('This person doesn’t exist.');
}

/** Whether someone lets this person invite them to a team. */
export async function takesInvitations(
  db: Db,
  { userId, personId }: { userId: number; personId: number },
): Promise<boolean> {
  if (await areApart(db, { personId: userId, otherId: personId })) return false;
  const { invitations } = await getPrivacySettings(db, userId);
  if (invitations === 'teammates')
    return haveBuiltTogether(db, { personId: userId, otherId: personId });
  return invitations === 'anyone';
}
