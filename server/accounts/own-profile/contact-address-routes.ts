import type { contactAddress } from '#contract/accounts/contact-address.ts';
import { askedBy } from '#server/accounts/sign-in/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  confirmContactAddress,
  listRefusedAddresses,
  resendContactLink,
} from './contact-address.ts';

export const contactAddressRoutes = ({
  db,
  limits,
  clock,
}: Context): Routes<typeof contactAddress> => ({
  'POST /users/contact-address/confirmation': async ({ user, request }) => ({
    message: await resendContactLink(
      { db, limits },
      { userId: user.id, asked: askedBy(request, clock()) },
    ),
  }),

  'POST /auth/contact-confirmation': async ({ body }) =>
    confirmContactAddress(db, { token: body.token, now: clock() }),

  'GET /users/refused-addresses': async ({ user }) => listRefusedAddresses(db, user.id),
});
