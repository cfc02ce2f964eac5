import {
  checkOrganizer,
  getHackathon,
  type HackathonRow,
} from '#server/features/hackathons/actions.ts';
import { isOver } from '#server/features/hackathons/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, ProblemError } from '#server/platform/problem.ts';
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
  if (making.hackathon.forming === 'people')
    throw forbidden(
      'People form the teams of this hackathon themselves. You can change that in its settings.',
    );
  if (isOver(making.hackathon, request.now))
    throw new ProblemError('too_late', { message: 'This hackathon is over.' });
  return making;
}

const rulesOf = ({ team_least: least, team_most: most, wanted }: HackathonRow): TeamRules => ({
  least,
  most,
  wanted,
});
