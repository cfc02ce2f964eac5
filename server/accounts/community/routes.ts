import type { communityCalls } from '#contract/accounts/community.ts';
import { isAdmin } from '#server/people/admins/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import type { Texts } from './texts.ts';

export const communityRoutes = (
  { db, clock, adminEmails, community }: Context,
  { texts, sendsEmail }: { texts: Texts; sendsEmail: boolean },
): Routes<typeof communityCalls> => ({
  'GET /community': async ({ user }) => {
    const { name, operator, contact, registration } = community;
    const admins = { adminEmails, now: clock() };
    const isForAdmin = user !== undefined && (await isAdmin(db, { userId: user.id, ...admins }));
    const isList = Array.isArray(registration);
    return {
      name,
      operator,
      contact,
      registration: isList ? 'domains' : registration,
      domains: isList ? registration : [],
      sendsEmail: isForAdmin ? sendsEmail : null,
    };
  },
  'GET /community/terms': async () => ({ markdown: texts.terms }),
  'GET /community/privacy': async () => ({ markdown: texts.privacy }),
});
