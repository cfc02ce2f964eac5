/** What happened on a board, and what was said about it, as stored. */
export type Happened = {
  id: number;
  kind: string;
  ticket_id: number;
  credited_id: number | null;
  project_id: number;
  occurred_at: string;
  ticket_age: number | null;
  text_length: number | null;
  nth_that_day: number | null;
};
export type Said = {
  done_id: number;
  by_id: number;
  by_ref: string;
  counts: boolean;
  project_id: number;
};

/** The rules of participations again, written as plainly as possible. */
export function computeFromScratch(
  { userId, projectId }: { userId: number; projectId: number },
  { events, reviews }: { events: Happened[]; reviews: Said[] },
) {
  const here = events.filter(({ project_id: id }) => id === projectId);
  const doneNow = new Map<number, Happened>();
  for (const event of here) {
    if (event.kind === 'ticket_done') doneNow.set(event.ticket_id, event);
    if (event.kind === 'ticket_reopened') doneNow.delete(event.ticket_id);
  }
  const current = [...doneNow.values()];
  const counting = Map.groupBy(
    reviews.filter(({ counts }) => counts),
    ({ done_id: id }) => id,
  );
  const reviewsOf = ({ id }: Happened) => counting.get(id) ?? [];
  const own = current.filter(({ credited_id: id }) => id === userId);
  const days = new Map<string, { reviewed: Happened[]; others: Happened[] }>();
  for (const event of own) {
    const day = event.occurred_at.slice(0, 10);
    const lists = days.get(day) ?? { reviewed: [], others: [] };
    days.set(day, lists);
    if (reviewsOf(event).length > 0) lists.reviewed.push(event);
    else if ((event.ticket_age ?? 600) >= 600) lists.others.push(event);
  }
  let [done, reviewed] = [0, 0];
  const reviewers = new Set<string>();
  for (const lists of days.values()) {
    const counted = lists.reviewed.toSorted((one, other) => one.id - other.id).slice(0, 10);
    reviewed += counted.length;
    done += Math.min(10, lists.reviewed.length + lists.others.length);
    for (const event of counted) for (const { by_ref: ref } of reviewsOf(event)) reviewers.add(ref);
  }
  const currentIds = new Set(current.map(({ id }) => id));
  const given = reviews.filter(
    (review) =>
      review.by_id === userId &&
      review.counts &&
      review.project_id === projectId &&
      currentIds.has(review.done_id),
  ).length;
  const comments = here.filter(
    (event) =>
      event.kind === 'comment_written' &&
      event.credited_id === userId &&
      (event.text_length ?? 20) >= 20 &&
      (event.nth_that_day ?? 1) <= 20,
  ).length;
  return { done, reviewed, reviewers: reviewers.size, given, comments };
}
