import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/**
 * Who runs this site and who can sign up. `name`, `operator` and `contact` are empty if the operator
 * set none. `contact` is an email address or a URL. `domains`: those of the email addresses that may
 * register, if `registration` is "domains". `sendsEmail`: whether there's an SMTP server, which only admins are
 * told; null for others.
 */
const community = z.object({
  name: z.string(),
  operator: z.string(),
  contact: z.string(),
  registration: z.enum(['anyone', 'invitation', 'domains']),
  domains: z.array(z.string()),
  sendsEmail: z.nullable(z.boolean()),
});

/** The operator's own text as Markdown; empty if there's none. */
const communityText = z.object({ markdown: z.string() });

export const communityCalls = {
  'GET /community': {
    summary: 'Get who runs this site and who can sign up',
    access: 'public',
    reply: community,
  },
  'GET /community/terms': {
    summary: 'Get the operator’s own terms of service',
    access: 'public',
    reply: communityText,
  },
  'GET /community/privacy': {
    summary: 'Get the operator’s own privacy policy',
    access: 'public',
    reply: communityText,
  },
} as const satisfies Contract;
