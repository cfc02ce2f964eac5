import type { Profile } from '#contract/profiles/profiles.ts';
import { showEmailAddress } from '#server/platform/formats/show-email-address.ts';
import { type Parts, presentShown } from '#server/profiles/profiles/present.ts';

/** A person's own profile: what others see, and their account. */
export const presentProfile = (parts: Parts): Profile => ({
  ...presentShown(parts),
  email: showEmailAddress(parts.row.email),
  communicationEmail: showEmailAddress(parts.row.communication_email),
  communicationEmailConfirmed: parts.row.communication_email_confirmed,
  hasPassword: parts.row.password_hash !== null,
  loginMethod: parts.row.login_method,
  isAdmin: parts.row.is_admin,
});
