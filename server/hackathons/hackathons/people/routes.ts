import { Readable } from 'node:stream';
import type { hackathonPeople } from '#contract/hackathons/hackathon-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { inviteAddresses } from '#server/hackathons/hackathons/inviting/invite.ts';
import { getExported, writePeople } from './people-file.ts';
import { changePerson, findPeople, getPeople } from './people.ts';
import { leaveHackathon, signUp } from './sign-up.ts';
import { changeStaff, getStaff, removeStaff } from '#server/hackathons/hackathons/staff/staff.ts';

/** Each time someone comes back, they're emailed. */
const signUps = { name: 'hackathon-sign-ups', points: 60, seconds: 60 * 60 };
const searches = { name: 'hackathon-people', points: 300, seconds: 60 * 60 };
const exports = { name: 'hackathon-exports', points: 60, seconds: 60 * 60 };
/** Of one person by another: their team and those who wait hear of some. */
const changes = { name: 'hackathon-person-changes', points: 30, seconds: 24 * 60 * 60 };
/** Of everyone, so that there can't be a count for each account. */
const allChanges = { name: 'hackathon-changes', points: 2000, seconds: 24 * 60 * 60 };
const invitations = { name: 'hackathon-invitations', points: 200, seconds: 24 * 60 * 60 };

const changesOf = (personId: number, userId: number) => [
  { limit: allChanges, key: String(personId) },
  { limit: changes, key: `${personId}:${userId}` },
];

export const hackathonPeopleRoutes = ({
  db,
  clock,
  limits,
  community: { newcomers },
}: Context): Routes<typeof hackathonPeople> => ({
  'PUT /hackathons/{slug}/people/me': async ({ user, params, body }) => {
    await limits.take([{ limit: signUps, key: String(user.id) }]);
    return signUp(db, { ...params, form: body, personId: user.id, now: clock() });
  },

  'DELETE /hackathons/{slug}/people/me': async ({ user, params }) =>
    leaveHackathon(db, { ...params, personId: user.id, now: clock() }),

  'GET /hackathons/{slug}/people': async ({ user, params }) =>
    getPeople(db, { ...params, personId: user.id }),

  'GET /hackathons/{slug}/people.csv': async ({ user, params, request, reply }) => {
    const hackathon = await getExported(db, { ...params, personId: user.id });
    reply.header('content-disposition', `attachment; filename="people-${params.slug}.csv"`);
    reply.type('text/csv; charset=utf-8');
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    await limits.take([{ limit: exports, key: String(user.id) }]);
    const event = { event: 'people_exported', userId: user.id } as const;
    logSecurity(request, { ...event, hackathonId: hackathon.id });
    return reply.send(await writePeople(db, hackathon.id));
  },

  'GET /hackathons/{slug}/found-people': async ({ user, params, query }) => {
    await limits.take([{ limit: searches, key: String(user.id) }]);
    return findPeople(db, { ...params, ...query, personId: user.id, now: clock() });
  },

  'PUT /hackathons/{slug}/people/{userId}': async ({ user, params, body }) => {
    const uses = changesOf(user.id, params.userId);
    if (body.state === 'invited') uses.push({ limit: invitations, key: String(user.id) });
    await limits.take(uses);
    return changePerson(db, { ...params, ...body, personId: user.id, now: clock() });
  },

  'POST /hackathons/{slug}/invitations': async ({ user, params, body }) =>
    inviteAddresses(db, { ...params, ...body, personId: user.id, newcomers, now: clock() }),

  'GET /hackathons/{slug}/staff': async ({ user, params }) =>
    getStaff(db, { ...params, personId: user.id }),

  'PUT /hackathons/{slug}/staff/{userId}': async ({ user, params, body }) => {
    await limits.take(changesOf(user.id, params.userId));
    return changeStaff(db, { ...params, ...body, personId: user.id, now: clock() });
  },

  'DELETE /hackathons/{slug}/staff/{userId}': async ({ user, params }) =>
    removeStaff(db, { ...params, personId: user.id, now: clock() }),
});
