import { sql } from 'kysely';
import type { ProposalState } from '#contract/hackathons/hackathon-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { lockName } from '#server/platform/database/locks.ts';
import { rowOf } from '#server/platform/database/sql/rows.ts';
import type { Pair, StoredTeam } from './stored.ts';

export type ProposalRow = {
  id: number;
  seed: number;
  version: number;
  state: ProposalState;
  madeAt: string;
  madeBy: { id: number; name: string } | null;
  teams: StoredTeam[];
  apart: Pair[];
};

const columns = sql`
  proposals.id, seed, version, state, made_at as "madeAt", teams, apart,
  case when users.id is not null then json_build_object(
    'id', users.id, 'name', ${sql.raw(fullNameSql('users'))}) end as "madeBy"`;

/** The proposal that organizers can change, if there's one. */
export const findDraft = (db: Db, hackathonId: number) => rowOf<ProposalRow>(db)`
    select ${columns} from proposals left join users on users.id = made_by
     where hackathon_id = ${hackathonId} and state = 'draft'`;

/** Locks a proposal until the transaction ends. */
export const lockProposal = (
  db: Db,
  { hackathonId, proposalId }: { hackathonId: number; proposalId: number },
) => rowOf<ProposalRow>(db)`
    select ${columns} from proposals left join users on users.id = made_by
     where proposals.id = ${proposalId} and hackathon_id = ${hackathonId}
       for no key update of proposals`;

type NewProposal = {
  hackathonId: number;
  seed: number;
  madeBy: number;
  now: Date;
  teams: StoredTeam[];
  apart: Pair[];
};

/**
 * Locks proposing and publishing teams in a hackathon until the transaction ends, on all processes. Take
 * it before every other lock.
 */
export const lockProposing = (db: Db, hackathonId: number) =>
  lockName(db, `proposing:${hackathonId}`);

/** Replaces the draft. The caller holds the lock of proposing. */
export async function replaceDraft(
  db: Db,
  { hackathonId, seed, madeBy, now, teams, apart }: NewProposal,
) {
  await db
    .updateTable('proposals')
    .set({ state: 'discarded' })
    .where('hackathon_id', '=', hackathonId)
    .where('state', '=', 'draft')
    .execute();
  await db
    .insertInto('proposals')
    .values({
      hackathon_id: hackathonId,
      seed,
      made_by: madeBy,
      made_at: now.toISOString(),
      teams: JSON.stringify(teams),
      apart: JSON.stringify(apart),
    })
    .execute();
}

/** Changes a proposal under its lock. */
export const updateProposal = (
  db: Db,
  id: number,
  { teams, apart, state }: { teams: StoredTeam[]; apart?: Pair[]; state?: ProposalState },
) =>
  db
    .updateTable('proposals')
    .set({
      teams: JSON.stringify(teams),
      ...(apart && { apart: JSON.stringify(apart) }),
      ...(state && { state }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
