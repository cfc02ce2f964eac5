import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { CardRow, CardWithFacts } from './card-store.ts';
import { presentCard } from './present.ts';
import { type Reader, readerOf } from './policy.ts';
import { listHackathonsOfTeams, type ReaderFacts } from './reader-store.ts';

/** `hasPlace`, `knowsHackathon`: see present.ts. */
type Seen = { hasPlace?: boolean; knowsHackathon?: boolean };

/** Projects as a person, or a visitor, sees them in a list. The rows were read for them. */
export async function presentCards(
  db: Db,
  rows: readonly CardWithFacts[],
  person: { id: number } | undefined,
  seen: Seen = {},
): Promise<ProjectCard[]> {
  const hackathons = await listHackathonsOfTeams(db, rows);
  return rows.map((row) =>
    presentCard(row, person && findReader(row, person.id), {
      ...seen,
      hackathon: hackathons.get(row.id),
    }),
  );
}

/** Whether a row was read for a person. */
const hasFacts = (row: CardWithFacts): row is CardRow & ReaderFacts => row.isApart !== undefined;

function findReader(row: CardWithFacts, id: number): Reader {
  if (!hasFacts(row)) throw new Error('These projects were read for nobody.');
  return readerOf(row, id);
}
