import type { ownProfile } from '#contract/accounts/own-profile.ts';
import { findContact } from './contact-address-store.ts';
import { askedBy } from '#server/accounts/sign-in/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { isFresh } from '#server/platform/sessions/sessions.ts';
import { changeProfile, getProfile } from './actions.ts';

export const ownProfileRoutes = (context: Context): Routes<typeof ownProfile> => ({
  'GET /users/profile': async ({ user }) => getProfile(context, user.id),

  'PUT /users/profile': async ({ user, body, request }) => {
    const { db, clock } = context;
    const contact = body.communicationEmail && (await findContact(db, user.id));
    const profile = await changeProfile(context, {
      userId: user.id,
      changes: body,
      isFresh: isFresh(user, clock()),
      asked: askedBy(request, clock()),
    });
    if (contact && contact.communication_email !== profile.communicationEmail)
      logSecurity(request, { event: 'contact_address_changed', userId: user.id });
    return profile;
  },
});
