import type { Api } from '#contract/api.ts';
import { anyone, signedIn, type Row } from '#tests/authorization/expected.ts';

export const orderRows = {
  'POST /reports': {
    expected: anyone(202),
    body: ({ memberId }) => ({ subject: { kind: 'person', id: memberId }, reason: 'spam' }),
  },
  // Nobody here is an admin.
  'GET /admin/reports': { expected: signedIn(404) },
  'GET /admin/decisions': { expected: signedIn(404) },
  'GET /admin/log': { expected: signedIn(404) },
  'POST /admin/decisions': {
    expected: signedIn(404),
    body: ({ memberId }) => ({
      subject: { kind: 'person', id: memberId },
      act: 'suspend',
      reason: 'Ten characters',
    }),
  },
  'POST /admin/decisions/{decisionId}/undo': {
    expected: signedIn(404),
    params: () => ({ decisionId: 1 }),
    body: () => ({ reason: 'Ten characters' }),
  },
  'GET /admin/warnings': { expected: signedIn(404) },
  // Home isn’t live.
  'GET /statistics': { expected: anyone(404) },
  'GET /areas': { expected: anyone(200) },
  'PUT /admin/areas/{area}': {
    expected: signedIn(404),
    params: () => ({ area: 'forum' }),
    body: () => ({ mode: 'hidden' }),
  },
  'GET /admin/people': { expected: signedIn(404) },
  'GET /admin/projects': { expected: signedIn(404) },
  'GET /admin/emails': { expected: signedIn(404) },
  'POST /admin/emails/resend': { expected: signedIn(404), body: () => ({}) },
  'GET /decisions/{token}': { expected: anyone(404), params: () => ({ token: 'guessed' }) },
  'POST /decisions/{token}/objections': {
    expected: anyone(404),
    params: () => ({ token: 'guessed' }),
    body: () => ({ text: 'Ten characters' }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
