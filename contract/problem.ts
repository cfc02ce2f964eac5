import * as z from 'zod/mini';

/**
 * Every way in which a call can fail: code, HTTP status, and the sentence a person reads
 * where the place that fails has no better one. Nothing outside this list is ever sent.
 */
export const problems = {
  invalid_input: [400, 'Please check what you entered.'],
  malformed_request: [400, 'The request could not be read.'],
  malformed_body: [400, 'The request could not be read as JSON.'],
  unauthenticated: [401, 'Please sign in to continue.'],
  invalid_credentials: [401, 'Failed to login. Please check your credentials.'],
  email_not_confirmed: [
    403,
    'This email address is not confirmed yet. We have sent you a new confirmation link.',
  ],
  link_expired: [403, 'This link has expired. Please ask for a new one.'],
  link_invalid: [403, 'This link is invalid or has already been used. Please ask for a new one.'],
  password_required: [403, 'Enter the password you registered with, or choose a new one.'],
  second_step_required: [403, 'Enter the code of your second step.'],
  second_step_over: [403, 'That took too long. Sign in with your password again.'],
  identity_unconfirmed: [403, 'Confirm that it’s you to continue.'],
  xsrf_mismatch: [403, 'This page is out of date. Please try again.'],
  forbidden: [403, 'You are not allowed to do this.'],
  not_found: [404, 'We could not find what you were looking for.'],
  team_full: [409, 'This team is already full'],
  limit_reached: [409, 'You have reached a limit.'],
  stale_ticket: [409, 'This ticket was changed by someone else in the meantime.'],
  login_unavailable: [409, 'This way to sign in is not available right now.'],
  last_second_step: [
    409,
    'This passkey is your only second step. Set up another one first, or turn two-step sign-in off.',
  ],
  passkey_refused: [403, 'This passkey could not be used. Try again, or sign in another way.'],
  too_many_passkeys: [409, 'You can have up to 10 passkeys. Remove one first.'],
  last_login: [409, 'This is your only way to sign in, so it cannot be unlinked.'],
  idempotency_key_reused: [
    422,
    'This Idempotency-Key was sent with another request before. Please choose a new one.',
  ],
  request_timeout: [408, 'The request took too long to arrive. Please try again.'],
  body_too_large: [413, 'This is more text than can be sent at once.'],
  headers_too_large: [431, 'This address, or what came along with it, is too long.'],
  unsupported_media_type: [415, 'Please send the request as JSON.'],
  too_many_requests: [429, 'Too many attempts. Wait a while and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'Pieces is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof problems;

/** The one shape of an error, sent as `application/problem+json` (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
});

export type Problem = z.output<typeof problem>;
