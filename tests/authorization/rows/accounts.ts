import type { Api } from '#contract/api.ts';
import { anyone, owner, signedIn, type Row } from '#tests/authorization/expected.ts';

export const accountsRows = {
  'POST /users/registration': {
    expected: anyone(201),
    body: () => ({
      firstName: 'New',
      lastName: 'Person',
      email: `${crypto.randomUUID()}@pieces.test`,
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    }),
  },
  'POST /users/registration/emails': {
    expected: anyone(404),
    body: () => ({ email: `${crypto.randomUUID()}@pieces.test` }),
  },
  'GET /community': { expected: anyone(200) },
  'GET /community/terms': { expected: anyone(200) },
  'GET /community/privacy': { expected: anyone(200) },
  'POST /auth/verification': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'PUT /auth/verification': {
    expected: anyone(403),
    body: () => ({
      token: 'none',
      firstName: 'New',
      lastName: 'Person',
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    }),
  },
  'POST /auth/login': {
    expected: anyone(401),
    body: () => ({ email: 'nobody@pieces.test', password: 'Wrong4Horse' }),
  },
  'GET /auth/me': { expected: signedIn(200) },
  'POST /logout': { expected: anyone(204) },
  'POST /users/update-firstname': { expected: signedIn(200), body: () => ({ firstName: 'New' }) },
  'POST /auth/forgot-password': {
    expected: anyone(202),
    body: () => ({ email: `${crypto.randomUUID()}@pieces.test` }),
  },
  'POST /auth/reset-password': {
    expected: anyone(403),
    body: () => ({
      token: 'none',
      password: 'Correct5Horse',
      confirmPassword: 'Correct5Horse',
    }),
  },
  'POST /auth/reset-link': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'POST /auth/identity-confirmation': {
    expected: signedIn(204),
    body: () => ({ password: 'Correct4Horse' }),
  },
  'POST /auth/identity-confirmation/{provider}': {
    expected: signedIn(409),
    params: () => ({ provider: 'google' }),
    body: () => ({ next: '/settings' }),
  },
  'POST /auth/identity-confirmation/second-step': {
    expected: signedIn(403),
    body: () => ({ code: '123456' }),
  },
  'POST /auth/identity-confirmation/passkey': {
    expected: signedIn(403),
    body: () => ({ response: {} }),
  },
  'GET /users/passkeys': { expected: signedIn(200) },
  'POST /users/passkeys/options': { expected: signedIn(200) },
  'POST /users/passkeys': {
    expected: signedIn(403),
    body: () => ({ name: 'Laptop', response: {} }),
  },
  'DELETE /users/passkeys/{passkeyId}': {
    expected: owner(204),
    params: ({ passkeyId }) => ({ passkeyId }),
  },
  'POST /auth/passkey/options': { expected: anyone(200) },
  'POST /auth/passkey': { expected: anyone(403), body: () => ({ response: {} }) },
  'GET /users/two-step': { expected: signedIn(200) },
  'POST /users/two-step/app/options': { expected: signedIn(200) },
  'PUT /users/two-step/app': {
    expected: signedIn(400),
    body: () => ({ secret: 'A'.repeat(32), code: 'none' }),
  },
  'DELETE /users/two-step/app': { expected: signedIn(404) },
  // Only the member has a passkey.
  'PUT /users/two-step': {
    needs: ['passkeyId'],
    expected: { ...signedIn(409), member: 200 },
  },
  'DELETE /users/two-step': { expected: signedIn(204) },
  'POST /users/two-step/recovery-codes': { expected: signedIn(404) },
  'GET /auth/second-step': { expected: anyone(200) },
  'POST /auth/second-step': { expected: anyone(403), body: () => ({ code: '123456' }) },
  'POST /auth/second-step/passkey': { expected: anyone(403), body: () => ({ response: {} }) },
  'PUT /users/password': {
    expected: signedIn(204),
    body: () => ({
      currentPassword: 'Correct4Horse',
      password: 'Correct5Horse',
      confirmPassword: 'Correct5Horse',
    }),
  },
  'GET /users/sessions': { expected: signedIn(200) },
  'DELETE /users/sessions': { expected: signedIn(204) },
  'DELETE /users/sessions/{sessionId}': {
    expected: owner(204),
    params: ({ sessionId }) => ({ sessionId }),
  },
  'GET /auth/providers': { expected: anyone(200) },
  'GET /users/identities': { expected: signedIn(200) },
  // No provider is configured here.
  'POST /users/identities': { expected: signedIn(409), body: () => ({ provider: 'google' }) },
  'DELETE /users/identities/{provider}': {
    expected: signedIn(404),
    params: () => ({ provider: 'google' }),
  },
  'POST /users/contact-address/confirmation': { expected: signedIn(202) },
  'POST /auth/contact-confirmation': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'GET /users/refused-addresses': { expected: signedIn(200) },
  'GET /users/export': { expected: signedIn(200) },
  'POST /users/deletion': {
    expected: signedIn(400),
    body: () => ({ email: 'someone.else@pieces.test', password: 'Correct4Horse' }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
