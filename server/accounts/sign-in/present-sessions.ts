import type { Session } from '#contract/accounts/sessions.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { nameDevice } from '#server/platform/sessions/describe-origin.ts';

type Row = { id: number; hash: Buffer; user_agent: string; address: string; created_at: string };

/** A person's sessions, with the current one first. */
export function presentSessions(rows: Row[], token: string): Session[] {
  const own = hashToken(token);
  return rows
    .map((row) => ({
      id: row.id,
      device: nameDevice(row.user_agent),
      address: row.address,
      createdAt: row.created_at,
      current: row.hash.equals(own),
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}
