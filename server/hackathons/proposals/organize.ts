import {
  checkOrganizer,
  getHackathon,
  getLocked,
  type HackathonRow,
  refuseOver,
} from '#server/hackathons/hackathons/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden } from '#server/platform/problem.ts';
import { week } from '#contract/values/durations.ts';
import type { TeamRules } from './forming/participant.ts';

/** A hackathon whose teams the person asking makes. */
export type TeamMaking = {
  hackathon: HackathonRow;
  rules: TeamRules;
  personId: number;
  now: Date;
};

type Request = { slug: string; personId: number; now: Date };

/** Throws forbidden to people who don't organize the hackathon. */
export async function getTeamMaking(db: Db, { now, ...request }: Request): Promise<TeamMaking> {
  const hackathon = await getHackathon(db, request);
  checkOrganizer(hackathon);
  return { hackathon, rules: rulesOf(hackathon), personId: request.personId, now };
}

/** The same for changes. Throws too_late if the hackathon is over. */
export async function getOpenTeamMaking(db: Db, request: Request): Promise<TeamMaking> {
  const making = await getTeamMaking(db, request);
  refuseClosed(making);
  return making;
}

/** The same with the hackathon's lock. Lock people before it. */
export async function lockTeamMaking(
  db: Db,
  { hackathon: { slug }, personId, now }: TeamMaking,
): Promise<TeamMaking> {
  const hackathon = await getLocked(db, { slug, personId });
  checkOrganizer(hackathon);
  const making = { hackathon, rules: rulesOf(hackathon), personId, now };
  refuseClosed(making);
  return making;
}

function refuseClosed({ hackathon, now }: TeamMaking) {
  if (hackathon.forming === 'people')
    throw forbidden(
      'Participants form their own teams in this hackathon. You can change that in its settings.',
    );
  refuseOver(hackathon, now);
}

const rulesOf = (hackathon: HackathonRow): TeamRules => ({
  least: hackathon.team_least,
  most: hackathon.team_most,
  wanted: hackathon.wanted,
  isShort: Date.parse(hackathon.ends_at) - Date.parse(hackathon.starts_at) < week,
});
