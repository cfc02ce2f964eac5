import { photoAddress } from '#contract/values/photo-address.ts';
import type { Review } from '#contract/proof/reviews.ts';
import type { ReviewRow } from './store.ts';

export const presentReview = (row: ReviewRow, doneId: number | null): Review => ({
  id: row.id,
  note: row.note,
  by: presentReviewer(row),
  createdAt: row.created_at,
  isCurrent: row.done_id === doneId,
});

const presentReviewer = ({ by_id: id, by_name: name, by_avatar: hash }: ReviewRow) =>
  id === null ? null : { id, name, avatar: hash && photoAddress(hash) };
