import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { line } from '#contract/values/text/text.ts';

/** A technology of finished tickets that teammates reviewed. `reviewers`: the names of who did, up to three. */
const suggestion = z.object({
  technology: z.string(),
  tickets: z.int(),
  reviewers: z.array(z.string()),
  /** How many different people reviewed those tickets. */
  reviewerCount: z.int(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestions = {
  'GET /users/suggestions': {
    summary:
      'List technologies to add to your tech stack: up to six labels of your reviewed tickets in teams that you’ve left or that are complete, the most frequent first',
    reply: z.array(suggestion),
  },
  'PUT /users/suggestions': {
    summary:
      'Don’t suggest a technology for your tech stack anymore, or suggest it again. Idempotent',
    body: z.object({
      technology: line('Technology', { min: 1, max: 50 }),
      isDismissed: z.boolean('Say whether to suggest it'),
    }),
    status: 204,
  },
} as const satisfies Contract;
