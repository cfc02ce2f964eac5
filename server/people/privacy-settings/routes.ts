import type { privacySettingsCalls } from '#contract/people/privacy-settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changePrivacySettings } from './actions.ts';
import { getPrivacySettings } from './profile-visibility-store.ts';

export const privacySettingsRoutes = ({ db }: Context): Routes<typeof privacySettingsCalls> => ({
  'GET /users/privacy-settings': async ({ user }) => getPrivacySettings(db, user.id),

  'PUT /users/privacy-settings': async ({ user, body }) =>
    changePrivacySettings(db, { userId: user.id, changes: body }),
});
