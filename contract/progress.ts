import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id } from './text.ts';

/** How far a project is, in numbers. `changedAt`: when its board or team last changed, if ever. */
const progress = z.object({
  tickets: z.int(),
  done: z.int(),
  changedAt: z.nullable(z.string()),
});
export type Progress = z.output<typeof progress>;

export const progressCalls = {
  'GET /projects/{projectId}/progress': {
    summary: 'Count a project’s tickets and those that are done',
    access: 'public',
    params: z.object({ projectId: id }),
    reply: progress,
  },
} as const satisfies Contract;
