import type { FastifyReply } from 'fastify';
import type { submissions } from '#contract/hackathons/submissions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getSubmission, getSubmissions, reopenSubmission, saveSubmission } from './actions.ts';

/** Each one is told to the team. */
const reopenings = { name: 'submission-reopenings', points: 100, seconds: 24 * 60 * 60 };

export const submissionRoutes = ({ db, clock, limits }: Context): Routes<typeof submissions> => {
  /** A slow connection doesn't make a submission late. */
  const began = (reply: Pick<FastifyReply, 'elapsedTime'>) =>
    new Date(clock().getTime() - reply.elapsedTime);

  return {
    'GET /projects/{projectId}/submission': async ({ user, params }) =>
      getSubmission(db, { ...params, personId: user?.id, now: clock() }),

    'PUT /projects/{projectId}/submission': async ({ user, params, body, reply }) =>
      saveSubmission(db, { ...params, form: body, personId: user.id, now: began(reply) }),

    'PUT /projects/{projectId}/submission/reopening': async ({ user, params, body }) => {
      await limits.take([{ limit: reopenings, key: String(user.id) }]);
      return reopenSubmission(db, { ...params, ...body, personId: user.id, now: clock() });
    },

    'GET /hackathons/{slug}/submissions': async ({ user, params }) =>
      getSubmissions(db, { ...params, personId: user.id }),
  };
};
