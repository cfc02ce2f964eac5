import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { projectResult } from '#contract/proof/project-result.ts';

/**
 * How far a project is, in numbers. `changedAt`: when its board or team last changed, if ever. `result`:
 * what its team reached in a hackathon, once that is published. `answers`: how many of the last requests
 * to join were answered in time; null if there are few. `earlier`: how many of the creator's earlier
 * projects with a team were completed, of those that aren't built anymore; null if there are few.
 */
const progress = z.object({
  tickets: z.int(),
  done: z.int(),
  changedAt: z.nullable(z.string()),
  result: z.nullable(projectResult),
  answers: z.nullable(z.object({ answered: z.int(), requests: z.int() })),
  earlier: z.nullable(z.object({ completed: z.int(), projects: z.int() })),
});
export type Progress = z.output<typeof progress>;

export const progressCalls = {
  'GET /projects/{projectId}/progress': {
    summary:
      'Count a project’s tickets and those that are done, and get its result in a hackathon and its team’s record',
    access: 'public',
    reply: progress,
  },
} as const satisfies Contract;
