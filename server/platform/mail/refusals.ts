import type { Db } from '#server/migrations/tables.ts';
import { hashAddress } from './hash-address.ts';

/** Remembers that an address's server refused an email for good. */
export async function insertRefusal(db: Db, { address, now }: { address: string; now: Date }) {
  const refused_at = now.toISOString();
  await db
    .insertInto('mail_refusals')
    .values({ address_hash: hashAddress(address), refused_at })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ refused_at }))
    .execute();
}

/** Forgets it, because the server has accepted one since. */
export const deleteRefusals = (db: Db, addresses: string[]) =>
  db.deleteFrom('mail_refusals').where('address_hash', 'in', addresses.map(hashAddress)).execute();

/** Which of these addresses refused the last email to them, and when (ISO 8601). */
export async function listRefusals(
  db: Db,
  addresses: string[],
): Promise<{ address: string; refusedAt: string }[]> {
  const rows = await db
    .selectFrom('mail_refusals')
    .select(['address_hash', 'refused_at'])
    .where('address_hash', 'in', addresses.map(hashAddress))
    .execute();
  return addresses.flatMap((address) => {
    const hash = hashAddress(address);
    const refusal = rows.find(({ address_hash }) => address_hash.equals(hash));
    return refusal ? [{ address, refusedAt: refusal.refused_at }] : [];
  });
}
