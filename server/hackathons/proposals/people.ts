import type { WeekTime } from '#contract/values/vocabulary.ts';
import { listPairsApart } from '#server/people/blocks/store.ts';
import { weekMask } from '#server/people/preferences/actions.ts';
import { listActiveStaff } from '#server/hackathons/hackathons/actions.ts';
import { listPairsNotAgain } from '#server/matching/teammates/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { TeamRules } from './forming/participant.ts';
import { createGroup, type Group } from './group.ts';
import { listParticipants, listTeams, type ParticipantRow, type TeamRow } from './people-store.ts';
import type { Pair } from './stored.ts';

/** A hackathon's people and teams, as far as teams are made of them. */
export type Roster = {
  rows: ReadonlyMap<number, ParticipantRow>;
  teams: TeamRow[];
  group: Group;
  /** Those who'd like to be put into a team and have none. */
  waiting: ParticipantRow[];
  /** The pairs of whom one has blocked the other. Nobody is told who they are. */
  keptApart: Pair[];
  /** The pairs of whom one wouldn't build with the other again. It only weighs, so that nobody finds out. */
  avoided: Pair[];
};

type Source = { hackathonId: number; rules: TeamRules; apart?: readonly Pair[]; now: Date };

export async function getRoster(
  db: Db,
  { hackathonId, rules, apart = [], now }: Source,
): Promise<Roster> {
  const rows = await listParticipants(db, hackathonId);
  const ids = rows.map(({ id }) => id);
  const staff = await listActiveStaff(db, { hackathonId, now });
  const organizers = new Set(staff.filter(({ role }) => role === 'organizer').map(({ id }) => id));
  // Organizers try one proposal after another, so they could guess a no about themselves.
  const avoided = (await listPairsNotAgain(db, ids)).filter(
    ([, teammateId]) => !organizers.has(teammateId),
  );
  const keptApart = await listPairsApart(db, ids);
  const maskOf = createMasks(now);
  const people = rows.map((row) => ({
    ...row,
    week: rules.isShort ? null : maskOf(row),
    hours: rules.isShort ? null : row.hours,
    isBeginner: row.level === 'beginner',
  }));
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    teams: await listTeams(db, hackathonId),
    group: createGroup({ people, apart: [...keptApart, ...apart], rules }),
    waiting: rows.filter((row) => canBePlaced(row) && row.wantsTeam),
    keptApart,
    avoided,
  };
}

type Times = { week: WeekTime[]; timeZone: string };

/** Masks take a while to compute, and most people have the same few. */
function createMasks(now: Date) {
  const masks = new Map<string, string | null>();
  return ({ week, timeZone }: Times): string | null => {
    const key = JSON.stringify([week, timeZone]);
    const known = masks.get(key);
    if (known !== undefined) return known;
    const mask = weekMask({ week, timeZone }, now);
    masks.set(key, mask);
    return mask;
  };
}

/** Whether someone can be put into a team. */
export const canBePlaced = ({ state, projectId }: ParticipantRow) =>
  state === 'signed_up' && projectId === null;

/** Who is in an existing team; nobody in a new one. */
export const membersOf = ({ teams }: Roster, projectId: number | null): number[] =>
  teams.find((team) => team.projectId === projectId)?.memberIds ?? [];
