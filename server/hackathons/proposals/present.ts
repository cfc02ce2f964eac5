import { photoAddress } from '#contract/values/photo-address.ts';
import type { Proposal, ProposedTeam } from '#contract/hackathons/proposals.ts';
import { isFree } from './checks.ts';
import { describeTeam, warnAboutTeams } from './describe-team.ts';
import { membersOf, type Roster } from './people.ts';
import type { ProposalRow } from './store.ts';
import type { StoredTeam } from './stored.ts';

type ProposedPerson = ProposedTeam['people'][number];

/** A proposal as its organizers see it: without people who have left or found a team meanwhile. */
export function presentProposal(row: ProposalRow, roster: Roster): Proposal {
  const teams = row.teams.map((team) => ({
    ...team,
    people: team.people.filter((id) => isFree(roster, id)),
  }));
  const placed = new Set(teams.flatMap(({ people }) => people));
  const everyone = teams.map(({ projectId, people }) => [
    ...membersOf(roster, projectId),
    ...people,
  ]);
  return {
    id: row.id,
    seed: row.seed,
    version: row.version,
    state: row.state,
    madeBy: row.madeBy,
    madeAt: row.madeAt,
    teams: teams.map((team) => presentTeam(team, roster)),
    withoutTeam: roster.waiting
      .filter(({ id }) => !placed.has(id))
      .map(({ id }) => presentPerson(roster, id)),
    apart: row.apart,
    warnings: warnAboutTeams(
      roster.group,
      everyone.filter((ids) => ids.length > 0),
    ),
  };
}

function presentTeam(
  { projectId, name, people, pinned, isWhole }: StoredTeam,
  roster: Roster,
): ProposedTeam {
  const members = membersOf(roster, projectId);
  return {
    projectId,
    name,
    people: [
      ...members.map((id) => presentPerson(roster, id, { isMember: true })),
      ...people.map((id) => presentPerson(roster, id, { isPinned: pinned.includes(id) })),
    ],
    isWhole,
    ...describeTeam(roster.group, [...members, ...people]),
  };
}

function presentPerson(
  { rows }: Roster,
  id: number,
  { isMember = false, isPinned = false } = {},
): ProposedPerson {
  const { name, avatar, disciplines, level } = rows.get(id)!;
  return {
    id,
    name,
    avatar: avatar && photoAddress(avatar),
    disciplines,
    level,
    isMember,
    isPinned,
  };
}
