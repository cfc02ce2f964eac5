import type { nextSteps } from '#contract/projects/next-steps.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { answerNextStep } from './actions.ts';

export const nextStepRoutes = ({ db, clock }: Context): Routes<typeof nextSteps> => ({
  'PUT /projects/{projectId}/next-step': async ({ user, params, body }) =>
    answerNextStep(db, { ...params, ...body, userId: user.id, now: clock() }),
});
