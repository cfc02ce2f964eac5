import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { projectResult } from './project-result.ts';
import { id } from './text.ts';

/**
 * How far a project is, in numbers. `changedAt`: when its board or team last changed, if ever. `result`:
 * what its team reached in a hackathon, once that is published.
 */
const progress = z.object({
  tickets: z.int(),
  done: z.int(),
  changedAt: z.nullable(z.string()),
  result: z.nullable(projectResult),
});
export type Progress = z.output<typeof progress>;

export const progressCalls = {
  'GET /projects/{projectId}/progress': {
    summary: 'Count a project’s tickets and those that are done, and get its result in a hackathon',
    access: 'public',
    params: z.object({ projectId: id }),
    reply: progress,
  },
} as const satisfies Contract;
