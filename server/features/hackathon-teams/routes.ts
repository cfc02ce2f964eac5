import type { proposals } from '#contract/proposals.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/problem.ts';

const missing = async (): Promise<never> => {
  throw notFound();
};

export const hackathonTeamRoutes = (): Routes<typeof proposals> => ({
  'GET /hackathons/{slug}/proposals': missing,
  'POST /hackathons/{slug}/proposals': missing,
  'PUT /hackathons/{slug}/proposals/{proposalId}': missing,
  'POST /hackathons/{slug}/proposals/{proposalId}/publication': missing,
  'GET /hackathons/{slug}/people/{userId}/places': missing,
  'PUT /hackathons/{slug}/people/{userId}/team': missing,
  'GET /hackathons/{slug}/merges': missing,
  'POST /hackathons/{slug}/merges': missing,
});
