import type { proposals } from '#contract/hackathons/proposals.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeProposal, listDrafts, proposeTeams } from './drafts.ts';
import { listBestPlaces, placePerson } from './latecomers.ts';
import { listPossibleMerges, mergeTeams } from './merging.ts';
import { getOpenTeamMaking, getTeamMaking, type TeamMaking } from './organize.ts';
import { publishTeams } from './publication.ts';

type Asked = { user: { id: number }; params: { slug: string } };

export const proposalRoutes = ({ db, clock, limits }: Context): Routes<typeof proposals> => {
  const read = ({ user, params }: Asked): Promise<TeamMaking> =>
    getTeamMaking(db, { slug: params.slug, personId: user.id, now: clock() });
  const change = ({ user, params }: Asked): Promise<TeamMaking> =>
    getOpenTeamMaking(db, { slug: params.slug, personId: user.id, now: clock() });

  return {
    'GET /hackathons/{slug}/proposals': async (asked) => listDrafts(db, await read(asked)),

    'POST /hackathons/{slug}/proposals': async (asked) =>
      proposeTeams({ db, limits }, await change(asked), asked.body),

    'PUT /hackathons/{slug}/proposals/{proposalId}': async (asked) =>
      changeProposal(db, await change(asked), { ...asked.params, form: asked.body }),

    'POST /hackathons/{slug}/proposals/{proposalId}/publication': async (asked) =>
      publishTeams(db, await change(asked), { ...asked.params, ...asked.body }),

    'GET /hackathons/{slug}/people/{userId}/places': async (asked) =>
      listBestPlaces(db, await read(asked), asked.params.userId),

    'PUT /hackathons/{slug}/people/{userId}/team': async (asked) =>
      placePerson(db, await change(asked), { ...asked.params, ...asked.body }),

    'GET /hackathons/{slug}/merges': async (asked) => listPossibleMerges(db, await read(asked)),

    'POST /hackathons/{slug}/merges': async (asked) =>
      mergeTeams(db, await change(asked), asked.body),
  };
};
