import type { hackathonTeams } from '#contract/hackathons/hackathon-teams.ts';
import type { hackathons } from '#contract/hackathons/hackathons.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { notFound } from '#server/platform/problem.ts';
import { readCode } from './inviting/addresses.ts';
import { getHackathon, showHackathon } from './find.ts';
import { presentListed } from './present.ts';
import { createHackathon } from './creating.ts';
import { cancelHackathon, changeHackathon, replaceCode } from './settings.ts';
import { findSlug, listListed, listOwn, listPast } from './store.ts';
import { formTeam, getTeams } from './team.ts';

const listSize = 50;
/** Codes are short, so that they can't be guessed by trying. */
const guesses = { name: 'hackathon-codes', points: 300, seconds: 60 * 60, perNetwork: true };
const newTeams = { name: 'hackathon-teams', points: 20, seconds: 24 * 60 * 60 };

export const hackathonRoutes = ({
  db,
  clock,
  limits,
  publicUrl,
  community: { newcomers },
}: Context): Routes<typeof hackathons & typeof hackathonTeams> => ({
  'GET /hackathons': async ({ user }) => {
    const now = clock();
    const asked = { readerId: user?.id, now, limit: listSize };
    const [own, listed, past] = [
      user ? await listOwn(db, { readerId: user.id, limit: listSize }) : [],
      await listListed(db, asked),
      await listPast(db, asked),
    ];
    const present = (row: (typeof listed)[number]) => presentListed(row, now);
    return { own: own.map(present), listed: listed.map(present), past: past.map(present) };
  },

  'POST /hackathons': async ({ db, user, body }) =>
    createHackathon(db, { form: body, personId: user.id, publicUrl, newcomers, now: clock() }),

  'GET /hackathons/{slug}': async ({ user, params, query }) => {
    const personId = user?.id;
    const row = await getHackathon(db, { ...params, ...query, personId });
    return showHackathon(db, row, { personId, publicUrl, now: clock() });
  },

  'PUT /hackathons/{slug}': async ({ user, params, body }) =>
    changeHackathon(
      { db, limits },
      { ...params, form: body, personId: user.id, publicUrl, now: clock() },
    ),

  'POST /hackathons/{slug}/cancellation': async ({ user, params, body }) =>
    cancelHackathon(db, { ...params, ...body, personId: user.id, publicUrl, now: clock() }),

  'PUT /hackathons/{slug}/code': async ({ user, params }) =>
    replaceCode({ db, limits }, { ...params, personId: user.id, publicUrl, now: clock() }),

  'POST /hackathon-codes': async ({ body, request }) => {
    const refund = await limits.take([{ limit: guesses, key: networkOf(request.ip) }]);
    const code = readCode(body.code);
    const slug = await findSlug(db, code);
    if (slug === undefined)
      throw notFound('No hackathon has this code. Check it with the organizers.');
    await refund();
    return { slug, code };
  },

  'GET /hackathons/{slug}/teams': async ({ user, params }) =>
    getTeams(db, { ...params, personId: user.id }),

  'POST /hackathons/{slug}/teams': async ({ user, params, body }) => {
    await limits.take([{ limit: newTeams, key: String(user.id) }]);
    return formTeam(db, { ...params, form: body, personId: user.id, now: clock() });
  },
});
