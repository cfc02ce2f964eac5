import type { hackathonPeople } from '#contract/hackathon-people.ts';
import type { hackathonTeams } from '#contract/hackathon-teams.ts';
import type { hackathons } from '#contract/hackathons.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/problem.ts';

const missing = async (): Promise<never> => {
  throw notFound();
};

export const hackathonRoutes = (): Routes<
  typeof hackathons & typeof hackathonPeople & typeof hackathonTeams
> => ({
  'GET /hackathons': missing,
  'POST /hackathons': missing,
  'GET /hackathons/{slug}': missing,
  'PUT /hackathons/{slug}': missing,
  'POST /hackathons/{slug}/cancellation': missing,
  'PUT /hackathons/{slug}/code': missing,
  'GET /hackathon-codes/{code}': missing,
  'PUT /hackathons/{slug}/people/me': missing,
  'DELETE /hackathons/{slug}/people/me': missing,
  'GET /hackathons/{slug}/people': missing,
  'GET /hackathons/{slug}/found-people': missing,
  'PUT /hackathons/{slug}/people/{userId}': missing,
  'POST /hackathons/{slug}/invitations': missing,
  'GET /hackathons/{slug}/staff': missing,
  'PUT /hackathons/{slug}/staff/{userId}': missing,
  'DELETE /hackathons/{slug}/staff/{userId}': missing,
  'GET /hackathons/{slug}/teams': missing,
  'POST /hackathons/{slug}/teams': missing,
});
