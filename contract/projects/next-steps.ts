import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

export const nextSteps = {
  'PUT /projects/{projectId}/next-step': {
    summary:
      'Say what’s next for a team that you lead, after its hackathon: it continues as an ordinary project, or rests, which is the same but shown as inactive. Completing the project answers, too. Returns already_answered if another lead said something else. Idempotent',
    body: z.object({
      answer: z.enum(['continue', 'rest'], 'Choose whether to keep building or take a break'),
    }),
    status: 204,
  },
} as const satisfies Contract;
