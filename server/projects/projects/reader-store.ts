import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { removedUntil } from '#server/teams/members/store.ts';

/** What concerns only the person reading about a project. */
export type ReaderFacts = {
  /** They wait for an answer to their request. */
  hasAsked: boolean;
  /** Their open invitation. */
  invitationId: number | null;
  /** When they can rejoin on their own, after they were removed. */
  rejoinAt: string | null;
  /** They have blocked a lead, or are blocked by one. */
  isApart: boolean;
};

/** Parts of a statement that reads `projects`. */
export const readerFacts = (userId: number) =>
  [
    sql<boolean>`exists(select from join_requests
                         where join_requests.project_id = projects.id
                           and join_requests.user_id = ${userId} and state = 'waiting')`.as(
      'hasAsked',
    ),
    sql<number | null>`(select id from invitations
                         where invitations.project_id = projects.id
                           and invitations.user_id = ${userId} and state = 'sent'
                         order by id limit 1)`.as('invitationId'),
    removedUntil(userId).as('rejoinAt'),
    sql<boolean>`exists(select from project_members as led
                         join blocks on (blocker_id = led.user_id and blocked_id = ${userId})
                                     or (blocked_id = led.user_id and blocker_id = ${userId})
                        where led.project_id = projects.id and led.is_lead)`.as('isApart'),
  ] as const;

export type HackathonOfTeam = {
  slug: string;
  name: string;
  startsAt: string;
  endsAt: string;
  isListed: boolean;
  isCanceled: boolean;
  isOver: boolean;
};

/** The hackathons that projects are teams of, by the project's ID. Most lists have none. */
export async function listHackathonsOfTeams(
  db: Db,
  projects: readonly { id: number; hackathon_id: number | null }[],
): Promise<Map<number, HackathonOfTeam>> {
  const teams = projects.filter(({ hackathon_id: hackathonId }) => hackathonId !== null);
  if (teams.length === 0) return new Map();
  const { rows } = await sql<HackathonOfTeam & { id: number }>`
    select projects.id, slug, hackathons.name, starts_at as "startsAt", ends_at as "endsAt",
           visibility = 'listed' as "isListed", canceled_at is not null as "isCanceled",
           canceled_at is not null or ends_at <= now() as "isOver"
      from projects join hackathons on hackathons.id = projects.hackathon_id
     where projects.id = ${anyOf(teams.map(({ id }) => id))}`.execute(db);
  return new Map(rows.map(({ id, ...hackathon }) => [id, hackathon]));
}
