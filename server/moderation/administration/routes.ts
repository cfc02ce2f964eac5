import type { administration } from '#contract/moderation/administration.ts';
import { refuseOthers } from '#server/people/admins/actions.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/database/cut-page.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { countUnsent, listUnsent } from '#server/platform/mail/queue-store.ts';
import { resend } from './actions.ts';
import { presentAccount, presentEmail, presentProject } from './present.ts';
import { listAccounts, listProjects } from './store.ts';

const pageSize = 30;
const limit = pageSize + 1;

export const administrationRoutes = (
  context: Context,
  isBehindUntrustedProxy: () => boolean,
): Routes<typeof administration> => {
  const { db, clock, adminEmails } = context;
  return {
    'GET /admin/warnings': async ({ user }) => {
      await refuseOthers(context, user.id);
      return { warnings: isBehindUntrustedProxy() ? ['untrusted_proxy'] : [] };
    },

    'GET /admin/people': async ({ user, query: { query, before } }) => {
      await refuseOthers(context, user.id);
      const search = { query, before, limit };
      const { page, hasMore } = cutPage(
        await listAccounts(db, { ...search, adminEmails, now: clock() }),
        pageSize,
      );
      return { people: page.map(presentAccount), hasMore };
    },

    'GET /admin/projects': async ({ user, query: { query, before } }) => {
      await refuseOthers(context, user.id);
      const { page, hasMore } = cutPage(await listProjects(db, { query, before, limit }), pageSize);
      return { projects: page.map(presentProject), hasMore };
    },

    'GET /admin/emails': async ({ user, query: { state, before } }) => {
      await refuseOthers(context, user.id);
      const { page, hasMore } = cutPage(await listUnsent(db, { state, before, limit }), pageSize);
      return { counts: await countUnsent(db), emails: page.map(presentEmail), hasMore };
    },

    'POST /admin/emails/resend': async ({ user, body: { ids }, request }) => {
      await refuseOthers(context, user.id);
      const resent = await resend(db, { adminId: user.id, ids, now: clock() });
      logSecurity(request, { event: 'admin_act', userId: user.id, act: 'resend_emails' });
      return { resent };
    },
  };
};
