import type { contactAddress } from '#contract/contact-address.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { confirmContactAddress, listRefusedAddresses, resendContactLink } from './actions.ts';

export const contactAddressRoutes = ({
  db,
  limits,
  clock,
}: Context): Routes<typeof contactAddress> => ({
  'POST /users/contact-address/confirmation': async ({ user }) => ({
    message: await resendContactLink({ db, limits }, user.id),
  }),

  'POST /auth/contact-confirmation': async ({ body }) =>
    confirmContactAddress(db, { token: body.token, now: clock() }),

  'GET /users/refused-addresses': async ({ user }) => listRefusedAddresses(db, user.id),
});
