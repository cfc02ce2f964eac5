import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { atMost } from '#contract/values/text/text.ts';

const credentialId = z.uuid().check(atMost(36, 'This isn’t a credential'));

/** A credential in your list. It's about a participation or about the result of a hackathon. */
const ownCredential = z.object({
  id: credentialId,
  participationId: z.nullable(z.int()),
  resultId: z.nullable(z.int()),
  title: z.string(),
  projectName: z.string(),
  issuedAt: z.string(),
});
export type OwnCredential = z.output<typeof ownCredential>;

/** What a credential says, in words, and the signed file (VC-JWT). */
const credential = z.object({
  id: credentialId,
  kind: z.enum(['participation', 'result']),
  person: z.object({ id: z.int(), name: z.string() }),
  project: z.object({ id: z.int(), name: z.string() }),
  title: z.string(),
  role: z.string(),
  work: z.string(),
  rule: z.string(),
  from: z.string(),
  issuedAt: z.string(),
  issuer: z.string(),
  jwt: z.string(),
});
export type Credential = z.output<typeof credential>;

export const credentials = {
  'GET /users/credentials': {
    summary: 'List your credentials, newest first',
    reply: z.object({
      /** Whether others can reach the address that credentials name. */
      areAvailable: z.boolean(),
      credentials: z.array(ownCredential),
    }),
  },
  'POST /users/credentials': {
    summary:
      'Sign a credential about what you did in a project, or about your team’s published place in a hackathon (Open Badges 3.0). Idempotent: returns the one that you have until it’s revoked',
    body: z.union(
      [
        z.strictObject({ participationId: z.int('Choose a project') }),
        z.strictObject({ resultId: z.int('Choose a result') }),
      ],
      'Choose a project or a result',
    ),
    reply: z.object({ id: credentialId, jwt: z.string() }),
    status: 201,
  },
  'DELETE /users/credentials/{credentialId}': {
    summary: 'Revoke a credential. It can’t be restored',
    params: z.object({ credentialId }),
  },
  'GET /credentials/{credentialId}': {
    summary: 'Get a credential. Anyone with its URL can',
    access: 'public',
    params: z.object({ credentialId }),
    reply: credential,
  },
} as const satisfies Contract;
