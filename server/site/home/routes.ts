import type { home, OwnHackathon } from '#contract/site/home.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import { getDeleted } from '#server/projects/projects/actions.ts';
import { presentCard } from '#server/projects/projects/present.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { createStatistics } from './statistics.ts';
import { listOwnTickets, listTeams } from './store.ts';
import { listWaitingAnswers } from './waiting-answer-store.ts';

type Others = {
  getModes: () => Promise<SiteModes>;
  listHackathons: (readerId: number) => Promise<OwnHackathon[]>;
};

export const homeRoutes = (
  { db, clock }: Context,
  { getModes, listHackathons }: Others,
): Routes<typeof home> => ({
  'GET /statistics': createStatistics({ db, clock, getModes }),

  'GET /users/home': async ({ user }) => {
    const [waiting, hackathons, teams, tickets, deleted] = await Promise.all([
      listWaitingAnswers(db, user.id),
      listHackathons(user.id),
      listTeams(db, user.id),
      listOwnTickets(db, user.id),
      getDeleted(db, { creatorId: user.id, now: clock() }),
    ]);
    return {
      waiting,
      hackathons,
      teams: teams.map(({ news, ...row }) => ({ ...presentCard(row, undefined), news })),
      tickets,
      ticketCount: tickets[0]?.count ?? 0,
      deleted,
    };
  },
});
