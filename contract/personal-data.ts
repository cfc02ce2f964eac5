import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { emailAddress } from './text.ts';

/** One's own address, typed once more, and one's password where there is one. */
export const accountDeletion = z.object({
  email: emailAddress('Email'),
  password: z._default(z.string('Password is required'), ''),
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything stored about a person: one list of rows for each thing that is kept. */
const personalData = z.object({
  exportedAt: z.string(),
  account: z.record(z.string(), z.unknown()),
  techStack: rows,
  entries: rows,
  identities: rows,
  passkeys: rows,
  twoStep: rows,
  sessions: rows,
  follows: rows,
  projects: rows,
  memberships: rows,
  tickets: rows,
  comments: rows,
  events: rows,
  changes: rows,
});

export const personalDataCalls = {
  'GET /users/export': {
    summary: 'Everything stored about oneself, as a file',
    reply: personalData,
  },
  'POST /users/deletion': {
    summary:
      'Delete one’s account; projects pass to the member who has been there longest, or go with it',
    body: accountDeletion,
    status: 204,
  },
} as const satisfies Contract;
