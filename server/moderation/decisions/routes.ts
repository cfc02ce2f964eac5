import { addDays } from '#contract/values/durations.ts';
import type { decisions } from '#contract/moderation/decisions.ts';
import { refuseOthers } from '#server/people/admins/actions.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/database/cut-page.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { decide, object, undo } from './actions.ts';
import { readDecision } from './decision-token.ts';
import { presentCases, presentDecision, presentOwn } from './present.ts';
import { countOpenCases, findDecision, listDecisions, listLog, listOpenReports } from './store.ts';

const pageSize = 30;
const limit = pageSize + 1;
const logDays = 365;

export const decisionRoutes = (context: Context): Routes<typeof decisions> => {
  const { db, clock, secret, adminEmails } = context;
  const getId = (token: string) => {
    const id = readDecision(token, secret);
    if (id === undefined) throw notFound('This link is incomplete. Open it from the email again.');
    return id;
  };
  return {
    'GET /admin/reports': async ({ user, query: { after } }) => {
      await refuseOthers(context, user.id);
      const reports = await listOpenReports(db, { after, limit });
      const { page: cases, hasMore } = cutPage(presentCases(reports, user.id), pageSize);
      return { cases, hasMore, count: await countOpenCases(db) };
    },

    'GET /admin/decisions': async ({ user, query: { before } }) => {
      await refuseOthers(context, user.id);
      const { page, hasMore } = cutPage(await listDecisions(db, { before, limit }), pageSize);
      return { decisions: page.map(presentDecision), hasMore };
    },

    'POST /admin/decisions': async ({ user, body, request }) => {
      await refuseOthers(context, user.id);
      const decision = await decide(db, { ...body, adminId: user.id, adminEmails, now: clock() });
      const { id: decisionId, act } = decision;
      logSecurity(request, { event: 'admin_act', userId: user.id, act, decisionId });
      return presentDecision(decision);
    },

    'POST /admin/decisions/{decisionId}/undo': async ({ user, params, body, request }) => {
      await refuseOthers(context, user.id);
      const undoing = { ...params, ...body, adminId: user.id, adminEmails, now: clock() };
      const decision = await undo(db, undoing);
      logSecurity(request, { event: 'admin_act', userId: user.id, act: 'undo', ...params });
      return presentDecision(decision);
    },

    'GET /admin/log': async ({ user, query: { before } }) => {
      await refuseOthers(context, user.id);
      const since = addDays(clock(), -logDays);
      const rows = await listLog(db, { since, before, limit });
      const { page: entries, hasMore } = cutPage(rows, pageSize);
      return { entries, hasMore };
    },

    'GET /decisions/{token}': async ({ params }) => {
      const decision = await findDecision(db, getId(params.token));
      if (!decision) throw notFound('This decision no longer exists.');
      return presentOwn(decision);
    },

    'POST /decisions/{token}/objections': async ({ params, body }) =>
      presentOwn(
        await object(db, { decisionId: getId(params.token), ...body, adminEmails, now: clock() }),
      ),
  };
};
