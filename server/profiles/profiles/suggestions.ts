import { foldCase } from '#contract/values/text/fold-case.ts';
import type { Suggestion } from '#contract/profiles/suggestions.ts';
import { skillNames } from '#contract/values/lists/skill-name.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  deleteDismissal,
  insertDismissal,
  listKnown,
  listReviewedLabels,
} from './suggestion-store.ts';

const maxShown = 6;
const maxReviewers = 3;

/** Technologies that someone's reviewed tickets show and their tech stack doesn't. */
export async function listSuggestions(db: Db, userId: number): Promise<Suggestion[]> {
  const { technologies, dismissed } = await listKnown(db, userId);
  const left = new Set([...technologies.map(keyOf), ...dismissed]);
  const shown: Suggestion[] = [];
  for (const { label, tickets, reviewers, reviewerCount } of await listReviewedLabels(db, userId)) {
    const key = keyOf(label);
    if (left.has(key)) continue;
    // Another spelling of the same technology isn't suggested, too.
    left.add(key);
    const names = reviewers.slice(0, maxReviewers);
    shown.push({ technology: nameOf(label), tickets, reviewers: names, reviewerCount });
  }
  return shown.slice(0, maxShown);
}

type Dismissal = { userId: number; technology: string; isDismissed: boolean };

/** Stops suggesting a technology, or suggests it again. */
export async function dismissSuggestion(
  db: Db,
  { userId, technology, isDismissed }: Dismissal,
): Promise<void> {
  const key = keyOf(technology);
  if (!isDismissed) return deleteDismissal(db, { userId, key });
  // So that nobody can store anything they like.
  const labels = await listReviewedLabels(db, userId);
  if (!labels.some(({ label }) => keyOf(label) === key))
    throw notFound('This technology is no longer suggested to you.');
  await insertDismissal(db, { userId, key });
}

/** A technology in the spelling that most use. */
const nameOf = (label: string): string => skillNames([label])[0] ?? label;
const keyOf = (label: string): string => foldCase(nameOf(label));
