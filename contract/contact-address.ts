import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { linkToken } from './text.ts';

/** Where notifications go. It is set with the profile (`communicationEmail`) and used once confirmed. */
export const contactAddress = {
  'POST /users/contact-address/confirmation': {
    summary: 'Ask for another link to confirm one’s contact address',
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'POST /auth/contact-confirmation': {
    summary: 'Confirm a contact address with a mailed link; twice changes nothing',
    access: 'public',
    body: z.object({ token: linkToken }),
    status: 204,
  },
} as const satisfies Contract;
