import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { findMember } from './store.ts';

type Refusals = {
  /** For members who don't lead the project. */
  others: string;
  /** For everyone else. */
  outsiders?: string;
};

/** Throws not_found to people outside a team, and forbidden to members who don't lead it. */
export async function checkLead(db: Db, membership: Membership, { others, outsiders }: Refusals) {
  const member = await findMember(db, membership);
  if (!member) throw notFound(outsiders);
  if (!member.is_lead) throw forbidden(others);
}
