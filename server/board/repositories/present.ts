import type { RepositoryItem } from '#contract/board/repositories.ts';
import type { ItemRow } from './item-store.ts';
import type { DeliveredItem } from './payloads/delivered.ts';

export const presentItem = (row: ItemRow): RepositoryItem => ({
  id: row.id,
  kind: row.kind,
  key: row.key,
  title: row.title,
  url: row.url,
  state: row.state,
  author: { id: row.author_id, name: row.author_name },
  at: row.happened_at,
});

const nouns = {
  commit: 'commit',
  pull_request: 'pull request',
  review: 'review',
  issue: 'issue',
} as const;

/** What became of a delivery, such as "2 commits" or "1 pull request, moved #18". */
export function presentOutcome(items: readonly DeliveredItem[], moved: readonly number[]): string {
  const [first] = items;
  if (!first) return 'Nothing new';
  const noun = nouns[first.kind];
  const count = `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
  return [count, ...moved.map((number) => `moved #${number}`)].join(', ').slice(0, 200);
}
