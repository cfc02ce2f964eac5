import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { CardRow } from './card-store.ts';
import { presentCard } from './present.ts';
import { listHackathonsOfTeams, listReaderFacts } from './reader-store.ts';

/** `hasPlace`, `knowsHackathon`: see present.ts. */
type Seen = { hasPlace?: boolean; knowsHackathon?: boolean };

/** Projects as a person, or a visitor, sees them in a list. */
export async function presentCards(
  db: Db,
  rows: readonly CardRow[],
  person: { id: number } | undefined,
  seen: Seen = {},
): Promise<ProjectCard[]> {
  const projectIds = rows.map(({ id }) => id);
  const facts = person && (await listReaderFacts(db, { userId: person.id, projectIds }));
  const hackathons = await listHackathonsOfTeams(db, rows);
  return rows.map((row) => {
    const about = facts?.get(row.id);
    const reader = person && about && { id: person.id, ...about };
    return presentCard(row, reader, { ...seen, hackathon: hackathons.get(row.id) });
  });
}
