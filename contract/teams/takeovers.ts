import type { Contract } from '#contract/endpoint.ts';

export const takeovers = {
  'POST /projects/{projectId}/takeover': {
    summary:
      'Take over a project whose creator hasn’t been there for 21 days, as a lead, or as the longest-standing member if there’s no other lead. It passes to you after 7 days, unless the creator says no',
    status: 204,
  },
  'DELETE /projects/{projectId}/takeover': {
    summary: 'Keep your project, or decide not to take one over',
    status: 204,
  },
} as const satisfies Contract;
