import type { Pin } from '#contract/hackathons/proposals.ts';
import { isFree, refuseApart, refuseTwice } from './checks.ts';
import { formTeamsInWorker } from './forming/form-in-worker.ts';
import type { FixedTeam } from './forming/participant.ts';
import { membersOf, type Roster } from './people.ts';
import type { Pair, StoredTeam } from './stored.ts';

type Plan = { roster: Roster; pins: Pin[]; apart: Pair[]; seed: number };

/** Teams for everyone who waits for one. Existing teams that are too small get more people. */
export async function planTeams({ roster, pins, apart, seed }: Plan): Promise<StoredTeam[]> {
  const { group, waiting, keptApart, avoided } = roster;
  const kept = fixTeams(roster, pins);
  refuseTwice('pins', kept);
  refuseApart('pins', roster, kept);
  const fixed = kept.map(({ projectId, people, isWhole }): FixedTeam => ({
    memberIds: [...membersOf(roster, projectId), ...people],
    isClosed: isWhole,
  }));
  const ids = new Set([
    ...waiting.map(({ id }) => id),
    ...fixed.flatMap(({ memberIds }) => memberIds),
  ]);
  if (ids.size === 0) return [];
  const { teams } = await formTeamsInWorker({
    people: [...ids].map((id) => group.people.get(id)!),
    rules: group.rules,
    apart: [...keptApart, ...apart],
    avoided,
    fixed,
    seed,
  });
  return nameTeams(
    roster,
    teams.map((team, at) => join(team, kept[at], roster)),
  );
}

/** The pins that still apply, and the teams that are too small. */
function fixTeams(roster: Roster, pins: Pin[]): StoredTeam[] {
  const pinned = pins.map(({ projectId, ...pin }): StoredTeam => {
    const exists = roster.teams.some((team) => team.projectId === projectId);
    const people = pin.people.filter((id) => isFree(roster, id));
    return { ...pin, people, pinned: people, projectId: exists ? projectId : null };
  });
  const known = new Set(pinned.map(({ projectId }) => projectId));
  const small = roster.teams
    .filter(
      ({ projectId, memberIds }) =>
        memberIds.length < roster.group.rules.least && !known.has(projectId),
    )
    .map(({ projectId, name }) => ({ projectId, name, people: [], pinned: [], isWhole: false }));
  return [
    ...pinned.filter(({ projectId, people }) => projectId !== null || people.length > 0),
    ...small,
  ];
}

/** A formed team with what is known of it. */
function join(ids: number[], kept: StoredTeam | undefined, roster: Roster): StoredTeam {
  const team = kept ?? { projectId: null, name: '', people: [], pinned: [], isWhole: false };
  const known = new Set([...membersOf(roster, team.projectId), ...team.people]);
  // The first of a new team becomes its creator, who isn't an organizer if that can be avoided.
  const others = ids
    .filter((id) => !known.has(id))
    .toSorted(
      (left, right) => Number(isOrganizer(roster, left)) - Number(isOrganizer(roster, right)),
    );
  return { ...team, people: [...team.people, ...others] };
}

const isOrganizer = ({ rows }: Roster, id: number) => rows.get(id)?.isOrganizer ?? false;

/** Gives teams without a name the next free one: "Team 1", "Team 2". */
function nameTeams(roster: Roster, teams: StoredTeam[]): StoredTeam[] {
  const existing = new Map(roster.teams.map(({ projectId, name }) => [projectId, name]));
  const used = new Set([...existing.values(), ...teams.map(({ name }) => name)]);
  let next = 1;
  const draw = () => {
    while (used.has(`Team ${next}`)) next += 1;
    used.add(`Team ${next}`);
    return `Team ${next}`;
  };
  return teams.map((team) => ({
    ...team,
    name: existing.get(team.projectId ?? 0) ?? (team.name || draw()),
  }));
}
