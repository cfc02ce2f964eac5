import { invalidField } from '#server/platform/problem.ts';
import { factsOf } from './group.ts';
import { canBePlaced, membersOf, type Roster } from './people.ts';
import type { StoredTeam } from './stored.ts';
import { peopleOf } from './team-words.ts';

type Team = Pick<StoredTeam, 'projectId' | 'people'>;

/** Nobody can be on two teams, and a team can't be there twice. */
export function refuseTwice(field: string, teams: readonly Team[]) {
  const projects = teams.map(({ projectId }) => projectId).filter((id) => id !== null);
  if (new Set(projects).size < projects.length)
    throw invalidField(field, 'A team must not be listed twice.');
  const ids = teams.flatMap(({ people }) => people);
  if (new Set(ids).size < ids.length)
    throw invalidField(field, 'A person can only be on one team.');
}

/**
 * Someone who'd join a team with a person they're kept apart from. It isn't said by whom or why, because one
 * may have blocked the other.
 */
export function findApart(roster: Roster, teams: readonly Team[]): string | undefined {
  for (const { projectId, people } of teams) {
    const team = [...membersOf(roster, projectId), ...people];
    for (const { id, apart } of factsOf(roster.group, people)) {
      const otherId = team.find((one) => apart.has(one));
      if (otherId === undefined) continue;
      const [one, other] = peopleOf(roster.group, [id, otherId]);
      return `${one!.name} and ${other!.name} are kept apart, so they can’t be on the same team.`;
    }
  }
  return undefined;
}

export function refuseApart(field: string, roster: Roster, teams: readonly Team[]) {
  const message = findApart(roster, teams);
  if (message) throw invalidField(field, message);
}

/** Why each person of these teams who can't be put into one anymore can't. */
export function listGone(
  roster: Roster,
  teams: readonly Team[],
): { ids: Set<number>; message: string } {
  const gone = teams.flatMap(({ people }) => people).filter((id) => !isFree(roster, id));
  const sentences = gone.map((id) => explain(roster, id));
  return { ids: new Set(gone), message: sentences.join(' ') };
}

export function isFree({ rows }: Roster, id: number): boolean {
  const row = rows.get(id);
  return row !== undefined && canBePlaced(row);
}

function explain({ rows, teams }: Roster, id: number): string {
  const row = rows.get(id);
  if (!row) return 'Someone deleted their account.';
  const team = teams.find(({ projectId }) => projectId === row.projectId);
  if (team) return `${row.name} has joined ${team.name}.`;
  if (row.projectId !== null) return `${row.name} has joined a team.`;
  if (row.state === 'absent') return `${row.name} is absent.`;
  if (row.state === 'left') return `${row.name} has left the hackathon.`;
  if (row.state === 'removed') return `${row.name} is no longer in the hackathon.`;
  return `${row.name} hasn’t signed up.`;
}
