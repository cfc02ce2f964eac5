import { listPairsApart } from '#server/features/blocks/store.ts';
import { weekMask } from '#server/features/openings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { TeamRules } from './forming/participant.ts';
import { createGroup, type Group } from './group.ts';
import { listParticipants, listTeams, type ParticipantRow, type TeamRow } from './store.ts';
import type { Pair } from './stored.ts';

/** A hackathon's people and teams, as far as teams are made of them. */
export type Roster = {
  rows: ReadonlyMap<number, ParticipantRow>;
  teams: TeamRow[];
  group: Group;
  /** Those who'd like to be put into a team and have none. */
  waiting: ParticipantRow[];
  /** The pairs of whom one has blocked the other. Nobody is told who they are. */
  blocked: Pair[];
};

type Source = { hackathonId: number; rules: TeamRules; apart?: readonly Pair[]; now: Date };

export async function getRoster(
  db: Db,
  { hackathonId, rules, apart = [], now }: Source,
): Promise<Roster> {
  const rows = await listParticipants(db, hackathonId);
  const blocked = await listPairsApart(
    db,
    rows.map(({ id }) => id),
  );
  const people = rows.map((row) => ({
    ...row,
    week: weekMask(row, now),
    isBeginner: row.level === 'beginner',
  }));
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    teams: await listTeams(db, hackathonId),
    group: createGroup({ people, apart: [...blocked, ...apart], rules }),
    waiting: rows.filter((row) => canBePlaced(row) && row.wantsTeam),
    blocked,
  };
}

/** Whether someone can be put into a team. */
export const canBePlaced = ({ state, projectId }: ParticipantRow) =>
  state === 'signed_up' && projectId === null;

/** Who is in an existing team; nobody in a new one. */
export const membersOf = ({ teams }: Roster, projectId: number | null): number[] =>
  teams.find((team) => team.projectId === projectId)?.memberIds ?? [];
