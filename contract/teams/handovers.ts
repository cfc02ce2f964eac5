import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

export const handovers = {
  'POST /projects/{projectId}/creator': {
    summary: 'Offer a project that you created to another member',
    body: z.object({ userId: z.int('Choose a member') }),
    status: 204,
  },
  'DELETE /projects/{projectId}/creator': {
    summary: 'Withdraw the offer of a project as its creator, or decline it as the member',
    status: 204,
  },
  'POST /projects/{projectId}/creator/acceptance': {
    summary: 'Take over a project that its creator has offered you. They stay a lead',
    status: 204,
  },
} as const satisfies Contract;
