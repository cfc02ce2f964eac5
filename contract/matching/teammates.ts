import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { teammateAnswers } from '#contract/values/teammate-rules.ts';

/** Someone you've built with. `answer`: whether you would again; null if you haven't said. */
const teammate = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  answer: z.nullable(z.enum(teammateAnswers)),
});
export type Teammate = z.output<typeof teammate>;

/** The people you've built with in a project. `until`: when the first of your answers can't be changed anymore. */
const formerTeam = z.object({
  project: z.object({ id: z.int(), name: z.string() }),
  until: z.string(),
  teammates: z.array(teammate),
});
export type FormerTeam = z.output<typeof formerTeam>;

export const teammates = {
  'GET /users/teammates': {
    summary:
      'List the people you’ve stopped building with in the last 60 days, by project, and whether you’d build with them again. Only you see your answers',
    reply: z.array(formerTeam),
  },
  'PUT /users/teammates/{userId}': {
    summary:
      'Say whether you’d build with someone again, or leave it open with null. They never see it; if you both say yes, you both see that. Returns too_late after 60 days. Idempotent',
    body: z.object({
      answer: z.nullable(z.enum(teammateAnswers, 'Choose yes or no, or leave it empty')),
    }),
    status: 204,
  },
} as const satisfies Contract;
