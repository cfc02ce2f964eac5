import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { linkToken } from '#contract/values/text/text.ts';

/** Where notifications go. It's set with the profile (`communicationEmail`) and used once it's confirmed. */
export const contactAddress = {
  'POST /users/contact-address/confirmation': {
    summary: 'Request another link to confirm your contact email',
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'POST /auth/contact-confirmation': {
    summary: 'Confirm a contact email with an emailed link. Idempotent',
    access: 'public',
    anyone: true,
    body: z.object({ token: linkToken }),
    status: 204,
  },
  'GET /users/refused-addresses': {
    summary: 'List which of your addresses refused the last email to them, and when',
    reply: z.array(z.object({ address: z.string(), refusedAt: z.string() })),
  },
} as const satisfies Contract;
