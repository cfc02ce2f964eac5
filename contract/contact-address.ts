import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';

/** Where notifications go. It is set with the profile (`communicationEmail`) and used once confirmed. */
export const contactAddress = {
  'POST /users/contact-address/confirmation': {
    summary: 'Ask for another link to confirm one’s contact address',
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'GET /auth/confirm-contact': {
    summary: 'Follow a mailed link that confirms a contact address; answers with a redirect',
    access: 'public',
    query: z.object({ token: z._default(z.string(), '') }),
    status: 302,
  },
} as const satisfies Contract;
