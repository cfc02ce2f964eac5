import { invalidField } from '#server/platform/problem.ts';
import { factsOf } from './group.ts';
import { canBePlaced, membersOf, type Roster } from './people.ts';
import type { StoredTeam } from './stored.ts';
import { peopleOf } from './team-words.ts';

type Team = Pick<StoredTeam, 'projectId' | 'people'>;

/** Nobody can be in two teams. */
export function refuseTwice(field: string, teams: readonly Team[]) {
  const ids = teams.flatMap(({ people }) => people);
  if (new Set(ids).size < ids.length)
    throw invalidField(field, 'A person can only be in one team.');
}

/** Two people in one team who are kept apart. It isn't said by whom, because one may have blocked the other. */
export function findApart(roster: Roster, teams: readonly Team[]): string | undefined {
  for (const { projectId, people } of teams) {
    const team = factsOf(roster.group, [...membersOf(roster, projectId), ...people]);
    for (const { id, apart } of team) {
      const other = team.find((one) => apart.has(one.id));
      if (!other) continue;
      const [left, right] = peopleOf(roster.group, [id, other.id]);
      return `${left!.name} and ${right!.name} are kept apart, so they can’t be in the same team.`;
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
  return row.state === 'left'
    ? `${row.name} has left the hackathon.`
    : `${row.name} hasn’t signed up.`;
}
