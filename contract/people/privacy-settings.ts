import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { invitationChoices, profileVisibilities } from '#contract/values/vocabulary.ts';

/**
 * `invitations`: who may invite the person to a team. `profile`: who can see their profile.
 * `searchEngines`: whether search engines may list it, if everyone can see it.
 */
const privacySettings = z.object({
  invitations: z.enum(invitationChoices, 'Choose who can invite you'),
  profile: z.enum(profileVisibilities, 'Choose who can see your profile'),
  searchEngines: z.boolean('Say whether search engines can list your profile'),
});
export type PrivacySettings = z.output<typeof privacySettings>;

export const privacySettingsCalls = {
  'GET /users/privacy-settings': {
    summary: 'Get your privacy settings',
    reply: privacySettings,
  },
  'PUT /users/privacy-settings': {
    summary: 'Change your privacy settings. Missing fields stay unchanged',
    body: z.partial(privacySettings),
    reply: privacySettings,
  },
} as const satisfies Contract;
