import type { Passkey } from '#contract/accounts/passkeys.ts';
import type { PasskeyRow } from './store.ts';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
