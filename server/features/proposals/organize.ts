import type { TemplateTicket } from '#contract/hackathons.ts';
import type { Discipline } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import type { TeamRules } from './forming/participant.ts';
import { findOrganized } from './store.ts';

/** A hackathon whose teams the person asking makes. */
export type TeamMaking = {
  id: number;
  slug: string;
  name: string;
  rules: TeamRules;
  template: TemplateTicket[];
  personId: number;
  now: Date;
};

type Request = { slug: string; personId: number; now: Date };

/** Throws not_found to people who can't see a hackathon, and forbidden to those who don't organize it. */
export async function getTeamMaking(db: Db, { slug, personId, now }: Request): Promise<TeamMaking> {
  const row = await findOrganized(db, { slug, personId });
  if (!row || !(row.role || row.state || row.visibility === 'listed'))
    throw notFound('This hackathon doesn’t exist.');
  if (row.role !== 'organizer') throw forbidden('Only organizers make the teams.');
  return {
    id: row.id,
    slug,
    name: row.name,
    rules: {
      least: row.team_least,
      most: row.team_most,
      wanted: row.wanted as Discipline[],
    },
    template: row.template as TemplateTicket[],
    personId,
    now,
  };
}

/** The same for changes, which are possible until a hackathon is over. */
export async function getOpenTeamMaking(db: Db, request: Request): Promise<TeamMaking> {
  return getTeamMaking(db, request);
}
