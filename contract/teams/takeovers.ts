import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { id } from '#contract/values/text.ts';

export const takeovers = {
  'POST /projects/{projectId}/takeover': {
    summary:
      'Take over a project whose creator hasn’t been there for 21 days, as a lead, or as the longest-standing member if there’s no other lead. It passes to you after 7 days, unless the creator says no',
    params: z.object({ projectId: id }),
    status: 204,
  },
  'DELETE /projects/{projectId}/takeover': {
    summary: 'Keep your project, or decide not to take one over',
    params: z.object({ projectId: id }),
    status: 204,
  },
} as const satisfies Contract;
