import type { Contract } from '#contract/endpoint.ts';
import { profile, profileUpdate } from '#contract/profiles/profiles.ts';

export const ownProfile = {
  'GET /users/profile': { summary: 'Get your profile', reply: profile },
  'PUT /users/profile': {
    summary: 'Change your profile',
    body: profileUpdate,
    // The whole profile may be sent, with fields that are ignored (Specification, section 7).
    maxBodyBytes: 1024 * 1024,
    reply: profile,
  },
} as const satisfies Contract;
