import type { Api } from '#contract/api.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import {
  anyone,
  hackathonPeople,
  organizer,
  signedIn,
  type Row,
} from '#tests/authorization/expected.ts';
import { hackathon, personInHackathon, project, proposal } from '#tests/authorization/params.ts';

export const hackathonsRows = {
  'GET /hackathons': { expected: anyone(200) },
  'POST /hackathons': { expected: signedIn(201), body: () => hackathonForm() },
  'GET /hackathons/{slug}': {
    expected: { ...hackathonPeople({ person: 200, organizer: 200 }), visitor: 404 },
    params: hackathon,
  },
  'PUT /hackathons/{slug}': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ ...hackathonForm(), version: 1 }),
  },
  'POST /hackathons/{slug}/cancellation': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ reason: 'The room is flooded' }),
  },
  'PUT /hackathons/{slug}/code': { expected: organizer(200), params: hackathon },
  'POST /hackathon-codes': { expected: anyone(404), body: () => ({ code: 'guessed' }) },
  'PUT /hackathons/{slug}/people/me': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
    body: () => signUpForm,
  },
  'DELETE /hackathons/{slug}/people/me': {
    expected: hackathonPeople({ person: 204, organizer: 204 }),
    params: hackathon,
  },
  'GET /hackathons/{slug}/people': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'GET /hackathons/{slug}/people.csv': { expected: organizer(200), params: hackathon },
  'GET /hackathons/{slug}/found-people': {
    expected: organizer(200),
    params: hackathon,
    query: () => ({ name: 'Nonmember' }),
  },
  'PUT /hackathons/{slug}/people/{userId}': {
    expected: organizer(200),
    params: personInHackathon,
    body: () => ({ state: 'absent' }),
  },
  'POST /hackathons/{slug}/invitations': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ addresses: ['guest@pieces.test'] }),
  },
  'GET /hackathons/{slug}/staff': { expected: organizer(200), params: hackathon },
  'PUT /hackathons/{slug}/staff/{userId}': {
    expected: organizer(200),
    params: personInHackathon,
    body: () => ({ role: 'helper' }),
  },
  'DELETE /hackathons/{slug}/staff/{userId}': {
    expected: hackathonPeople({ person: 403, organizer: 204 }),
    params: personInHackathon,
  },
  'GET /hackathons/{slug}/announcements': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'POST /hackathons/{slug}/announcements': {
    expected: organizer(201),
    params: hackathon,
    body: () => ({ text: 'Lunch is ready' }),
  },
  'GET /hackathons/{slug}/teams': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'POST /hackathons/{slug}/teams': {
    expected: hackathonPeople({ person: 201, organizer: 403 }),
    params: hackathon,
    body: () => ({ name: 'Night Ferry', description: 'Ferries after midnight' }),
  },
  'GET /hackathons/{slug}/proposals': { expected: organizer(200), params: hackathon },
  'POST /hackathons/{slug}/proposals': { expected: organizer(201), params: hackathon },
  'PUT /hackathons/{slug}/proposals/{proposalId}': {
    expected: organizer(200),
    params: proposal,
    body: () => ({ version: 1, teams: [] }),
  },
  'POST /hackathons/{slug}/proposals/{proposalId}/publication': {
    expected: organizer(200),
    params: proposal,
    body: () => ({ version: 1 }),
  },
  'GET /hackathons/{slug}/people/{userId}/places': {
    expected: organizer(200),
    params: personInHackathon,
  },
  'PUT /hackathons/{slug}/people/{userId}/team': {
    expected: organizer(200),
    params: personInHackathon,
    body: ({ teamIds: [projectId] }) => ({ projectId }),
  },
  'GET /hackathons/{slug}/merges': { expected: organizer(200), params: hackathon },
  'POST /hackathons/{slug}/merges': {
    expected: organizer(200),
    params: hackathon,
    body: ({ teamIds: [from, into] }) => ({ from, into }),
  },
  // A project that isn't a team of a hackathon has no submission. See hackathons.test.ts for those that are.
  'GET /projects/{projectId}/submission': { expected: anyone(404), params: project },
  'PUT /projects/{projectId}/submission': {
    expected: signedIn(404),
    params: project,
    body: () => ({ title: 'Night Ferry', version: 0 }),
  },
  'PUT /projects/{projectId}/submission/reopening': {
    expected: signedIn(404),
    params: project,
    body: () => ({ until: new Date().toISOString() }),
  },
  'GET /hackathons/{slug}/submissions': { expected: organizer(200), params: hackathon },
  'GET /hackathons/{slug}/judging': { expected: organizer(200), params: hackathon },
  'POST /hackathons/{slug}/judging': { expected: organizer(200), params: hackathon },
  'PUT /hackathons/{slug}/judgements/{projectId}': {
    expected: organizer(403),
    params: (world) => ({ ...hackathon(world), ...project(world) }),
    body: () => ({ hasConflict: true }),
  },
  'POST /hackathons/{slug}/judging/reminders': { expected: organizer(409), params: hackathon },
  // They're only there once the hackathon is over.
  'GET /hackathons/{slug}/ranking': { expected: organizer(409), params: hackathon },
  'POST /hackathons/{slug}/results': {
    expected: organizer(409),
    params: hackathon,
    body: () => ({ places: [] }),
  },
  'GET /hackathons/{slug}/results': { expected: anyone(404), params: hackathon },
} satisfies Partial<Record<keyof Api, Row>>;
