import type { Figure } from '#contract/site/home.ts';
import type { FigureSource } from '#web/site/welcome/statistics.tsx';

/** Fixed (Specification, section 9). */
const list = (): Figure[] => [
  { name: 'members', count: 1250 },
  { name: 'projects', count: 342 },
  { name: 'events', count: 78 },
  { name: 'achievements', count: 156 },
];

export const source: FigureSource = {
  note: 'These numbers are made up.',
  figures: {
    queryKey: ['sample'],
    queryFn: list,
    // Isn't stored with the queries, so the page's HTML doesn't repeat it.
    placeholderData: list,
    enabled: false,
  },
};
