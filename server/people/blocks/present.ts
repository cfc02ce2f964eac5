import type { BlockedPerson } from '#contract/people/blocks.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { listBlocked } from './store.ts';

type BlockedRow = Awaited<ReturnType<typeof listBlocked>>[number];

export const presentBlocked = ({ id, name, avatar, created_at }: BlockedRow): BlockedPerson => ({
  id,
  name,
  avatar: avatar && photoAddress(avatar),
  blockedAt: created_at,
});
