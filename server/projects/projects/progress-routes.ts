import type { progressCalls } from '#contract/projects/progress.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/problem.ts';
import { findProgress } from './progress-store.ts';

export const progressRoutes = ({ db }: Context): Routes<typeof progressCalls> => ({
  'GET /projects/{projectId}/progress': async ({ user, params }) => {
    const progress = await findProgress(db, { ...params, personId: user?.id });
    if (!progress) throw notFound('This project doesn’t exist.');
    return progress;
  },
});
