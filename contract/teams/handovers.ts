import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { id } from '#contract/values/text.ts';

const ofProject = z.object({ projectId: id });

export const handovers = {
  'POST /projects/{projectId}/creator': {
    summary: 'Offer a project that you created to another member',
    params: ofProject,
    body: z.object({ userId: z.int('Choose a member') }),
    status: 204,
  },
  'DELETE /projects/{projectId}/creator': {
    summary: 'Withdraw the offer of a project as its creator, or decline it as the member',
    params: ofProject,
    status: 204,
  },
  'POST /projects/{projectId}/creator/acceptance': {
    summary: 'Take over a project that its creator has offered you. They stay a lead',
    params: ofProject,
    status: 204,
  },
} as const satisfies Contract;
