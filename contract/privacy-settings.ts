import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { invitationChoices } from './vocabulary.ts';

/** `invitations`: who may invite the person to a team. */
const privacySettings = z.object({
  invitations: z.enum(invitationChoices, 'Choose who may invite you'),
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
