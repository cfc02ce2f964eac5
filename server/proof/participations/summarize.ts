import { maxDoneADay, needsReview } from '#server/history/activity/policy.ts';

/** A ticket that is done, in its assignee's name. `reviewers` are those whose reviews count. */
export type FinishedTicket = {
  id: number;
  occurred_at: string;
  ticket_age: number | null;
  labels: string[] | null;
  reviewers: string[];
};

/** What a participation counts. When a rule changes, increment `participationRules`. */
export type Summary = { done: number; reviewed: number; reviewers: number; skills: string[] };

const maxSkills = 8;

/** Computes what a person's finished tickets in one project amount to. */
export function summarize(tickets: readonly FinishedTicket[]): Summary {
  const counted = limitPerDay(
    tickets.filter((ticket) => isReviewed(ticket) || !needsReview(ticket)),
  );
  return {
    done: counted.length,
    reviewed: counted.filter(isReviewed).length,
    reviewers: new Set(counted.flatMap(({ reviewers }) => reviewers)).size,
    skills: listSkills(counted),
  };
}

const isReviewed = ({ reviewers }: FinishedTicket) => reviewers.length > 0;

/** At most ten tickets of a day count, the reviewed ones first. */
function limitPerDay(tickets: readonly FinishedTicket[]): FinishedTicket[] {
  const days = Map.groupBy(tickets, ({ occurred_at: at }) => at.slice(0, 10));
  return [...days.values()].flatMap((day) =>
    day
      .toSorted(
        (one, other) => Number(isReviewed(other)) - Number(isReviewed(one)) || one.id - other.id,
      )
      .slice(0, maxDoneADay),
  );
}

/** The labels of the tickets, the most frequent first. */
function listSkills(tickets: readonly FinishedTicket[]): string[] {
  const counts = new Map<string, number>();
  for (const label of tickets.flatMap(({ labels }) => labels ?? []))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([label]) => label)
    .slice(0, maxSkills);
}
