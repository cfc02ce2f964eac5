import * as z from 'zod/mini';

/**
 * All API errors: code, HTTP status, and the default message, which the code that fails may replace.
 * The API sends no other errors.
 */
export const problems = {
  invalid_input: [400, 'Please check what you entered.'],
  malformed_request: [400, 'The request could not be read.'],
  malformed_body: [400, 'The request could not be read as JSON.'],
  unauthenticated: [401, 'Please sign in to continue.'],
  invalid_credentials: [401, 'Failed to login. Please check your credentials.'],
  signature_invalid: [401, 'The signature doesn’t match.'],
  email_not_confirmed: [
    403,
    'This email address is not confirmed yet. We have sent you a new confirmation link.',
  ],
  link_expired: [403, 'This link has expired. Please ask for a new one.'],
  link_invalid: [403, 'This link is invalid or has already been used. Please ask for a new one.'],
  password_required: [403, 'Enter the password you signed up with, or choose a new one.'],
  invitation_required: [
    403,
    'You need an invitation to sign up here. Open the link you were sent.',
  ],
  second_step_required: [403, 'Enter the code of your second step.'],
  second_step_over: [403, 'That took too long. Sign in with your password again.'],
  identity_unconfirmed: [403, 'Confirm that it’s you to continue.'],
  other_person: [409, 'Someone else is signed in now. Reload this page to continue as them.'],
  xsrf_mismatch: [403, 'This page is out of date. Please try again.'],
  suspended: [403, 'This account is suspended.'],
  already_decided: [409, 'Another admin has already decided about this.'],
  forbidden: [403, 'You don’t have permission to do this.'],
  not_found: [404, 'We couldn’t find what you’re looking for.'],
  team_full: [409, 'This team is already full'],
  project_completed: [409, 'This project is complete, so nobody can join it anymore.'],
  role_filled: [409, 'Someone has already taken this role.'],
  role_too_small: [409, 'More people have this role than it would have places.'],
  team_too_large: [409, 'More people are on the team than it would have places.'],
  not_again_yet: [409, 'You can’t rejoin this team yet.'],
  asks_first: [409, 'This team answers before anyone joins. Ask to join instead.'],
  joins_at_once: [409, 'You can join this team right away, without asking.'],
  asking_paused: [409, 'This team isn’t taking requests right now.'],
  already_asked: [409, 'You’ve already asked to join this team.'],
  already_answered: [409, 'This request has already been answered.'],
  too_many_requests_open: [
    409,
    'Five of your requests are waiting. Withdraw one, or wait for an answer.',
  ],
  invitation_over: [409, 'This invitation isn’t open anymore.'],
  place_open: [409, 'This team has an open place, so there’s nothing to wait for.'],
  reservation_over: [409, 'This place isn’t reserved for you anymore.'],
  not_alone: [409, 'Others are building here. Hand the project over or complete it.'],
  creator_is_there: [409, 'The project’s creator is still there. Ask them to hand it over.'],
  takeover_under_way: [409, 'Someone else is already taking over this project.'],
  stale_project: [
    409,
    'Someone else changed this project in the meantime. Reload it and try again.',
  ],
  hackathon_closed: [409, 'Sign-up for this hackathon is closed.'],
  hackathon_full: [409, 'This hackathon is full.'],
  stale_hackathon: [
    409,
    'Someone else changed this hackathon in the meantime. Reload it and try again.',
  ],
  already_in_a_team: [409, 'You’re already on a team in this hackathon.'],
  stale_proposal: [
    409,
    'Someone else changed these teams in the meantime. Reload them and try again.',
  ],
  people_without_team: [409, 'Some people don’t have a team yet.'],
  stale_submission: [
    409,
    'Someone else changed this submission in the meantime. Reload it and try again.',
  ],
  stale_ranking: [409, 'The places have changed in the meantime. Check them and try again.'],
  too_early: [409, 'It’s too early for this.'],
  too_late: [409, 'It’s too late for this.'],
  limit_reached: [409, 'You’ve reached a limit.'],
  stale_ticket: [409, 'Someone else changed this ticket in the meantime. Reload it and try again.'],
  not_finished: [409, 'Only finished tickets can be reviewed.'],
  not_earned: [409, 'You haven’t earned a credential for this project yet.'],
  credentials_unavailable: [
    409,
    'Nobody else can reach this copy of Pieces, so its credentials couldn’t be verified.',
  ],
  already_reviewed: [409, 'You’ve already reviewed this ticket.'],
  login_unavailable: [
    409,
    'You can’t sign in this way right now. Try again later or use another way.',
  ],
  last_second_step: [
    409,
    'You need an authenticator app or a passkey as your second step. Set up another one first, or turn off two-step sign-in.',
  ],
  passkey_refused: [403, 'This passkey could not be used. Try again, or sign in another way.'],
  too_many_passkeys: [409, 'You can have up to 10 passkeys. Remove one first.'],
  last_login: [409, 'This is your only way to sign in. Add another one before you remove it.'],
  idempotency_key_reused: [
    422,
    'This Idempotency-Key was already used for a different request. Use a new one.',
  ],
  request_timeout: [408, 'The request took too long to arrive. Please try again.'],
  body_too_large: [413, 'This is too long to send. Shorten it and try again.'],
  headers_too_large: [431, 'This link is too long.'],
  unsupported_media_type: [415, 'Please send the request as JSON.'],
  too_many_requests: [429, 'Too many attempts. Wait a while and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'Pieces is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof problems;

/** The shape of all errors, sent as `application/problem+json` (RFC 9457). */
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
