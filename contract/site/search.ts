import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { maxSearchLength, maxSearchWords, searchKinds } from '#contract/values/search-kinds.ts';
import { atMost } from '#contract/values/text/text.ts';

/**
 * `project`: the team that a ticket, a page or a discussion belongs to. `number` is a ticket's. `note`: a
 * ticket's or project's status, how a person describes themselves, or a thread's category. `excerpt`: where the
 * text has the words, if the title doesn't.
 */
const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  number: z.nullable(z.int()),
  note: z.string(),
  avatar: z.nullable(z.string()),
  excerpt: z.string(),
});
export type SearchResult = z.output<typeof searchResult>;

const words = z.string('The search must be a single value').check(
  z.trim(),
  atMost(maxSearchLength, `The search must not exceed ${maxSearchLength} characters`),
  z.refine(
    (value) => value.split(/\s+/).length <= maxSearchWords,
    `Search for up to ${maxSearchWords} words`,
  ),
);

export const searchCalls = {
  'GET /search': {
    summary:
      'Search your teams’ tickets, documentation and discussions, and the projects, people and forum threads that you can see: up to five of each kind, by words that begin like yours, with titles first',
    access: 'public',
    query: z.object({ q: words }),
    reply: z.object({ results: z.array(searchResult) }),
  },
} as const satisfies Contract;
