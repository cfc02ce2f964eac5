import * as z from 'zod/mini';

/**
 * All API errors: code, HTTP status, and the default message, which the code that fails may replace.
 * The API sends no other errors.
 */
export const problems = {
  invalid_input: [400, 'Check what you entered and try again.'],
  malformed_request: [400, 'We couldn’t read this request. Reload the page and try again.'],
  malformed_body: [400, 'We couldn’t read this request as JSON. Check it and try again.'],
  unauthenticated: [401, 'Sign in to continue.'],
  invalid_credentials: [401, 'Failed to login. Please check your credentials.'],
  signature_invalid: [401, 'The signature doesn’t match. Check the webhook’s secret.'],
  email_not_confirmed: [
    403,
    'This email address isn’t confirmed yet. We’ve emailed you a new link. Open it to continue.',
  ],
  link_expired: [403, 'This link has expired. Ask for a new one.'],
  link_invalid: [403, 'This link is invalid or has already been used. Ask for a new one.'],
  password_required: [403, 'Enter the password you signed up with, or choose a new one.'],
  invitation_required: [
    403,
    'You need an invitation to sign up here. Open the link you were sent.',
  ],
  second_step_required: [
    403,
    'Enter a code from your authenticator app or a recovery code, or use your passkey.',
  ],
  second_step_over: [403, 'Your sign-in timed out. Sign in again.'],
  identity_unconfirmed: [403, 'Confirm that it’s you to continue.'],
  other_person: [409, 'Someone else is signed in now. Reload this page to continue as them.'],
  xsrf_mismatch: [403, 'This page is out of date. Reload it and try again.'],
  suspended: [403, 'This account is suspended. We’ve emailed you why, and how to object.'],
  already_decided: [
    409,
    'Another admin has already decided this. Reload the page to see what they decided.',
  ],
  forbidden: [403, 'You don’t have permission to do this. Ask someone who does.'],
  not_found: [404, 'We couldn’t find this. It may have been deleted, or the link may be wrong.'],
  not_live: [404, 'This part of the site isn’t available. Reload the page.'],
  team_full: [
    409,
    'This team is full. Join its waiting list, and we’ll email you when a spot opens.',
  ],
  project_completed: [
    409,
    'This project is complete, so nobody can join it anymore. Look for another team.',
  ],
  role_filled: [409, 'Someone has already taken this role. Choose another one.'],
  role_too_small: [409, 'This role already has more people than that. Choose a higher number.'],
  team_too_large: [409, 'Your team already has more people than that. Choose a larger team size.'],
  not_again_yet: [409, 'You can’t rejoin this team yet. Ask a lead to invite you.'],
  asks_first: [409, 'You can’t join this team without a request. Ask to join instead.'],
  joins_at_once: [409, 'You don’t need to ask. Reload the page and join right away.'],
  asking_paused: [
    409,
    'This team isn’t taking requests right now. Look for another team, or try again later.',
  ],
  already_asked: [
    409,
    'You’ve already asked to join this team. Wait for an answer, or change your request.',
  ],
  already_answered: [
    409,
    'This request has already been answered. Reload the page to see the answer.',
  ],
  too_many_requests_open: [409, 'You have 5 open requests. Withdraw one, or wait for an answer.'],
  invitation_over: [409, 'This invitation is no longer valid. Ask the team for a new one.'],
  place_open: [
    409,
    'This team has an opening, so you don’t need to wait. Reload the page to join.',
  ],
  reservation_over: [409, 'This spot is no longer reserved for you. Join the waiting list again.'],
  not_alone: [
    409,
    'You can’t delete the project while others are on the team. Hand it over or complete it instead.',
  ],
  creator_is_there: [409, 'The project’s creator is active again. Ask them to hand it over.'],
  takeover_under_way: [
    409,
    'Someone else is already taking over this project. Reload the page to see who.',
  ],
  stale_project: [
    409,
    'Someone else changed this project in the meantime. Reload it and try again.',
  ],
  hackathon_closed: [
    409,
    'Sign-up for this hackathon is closed. Look for another one under Live hackathons.',
  ],
  hackathon_full: [409, 'This hackathon is full. Raise the number of people first.'],
  stale_event: [409, 'Someone else changed this in the meantime. Reload it and try again.'],
  event_over: [409, 'This is over or was canceled, so it can’t be changed anymore.'],
  event_too_small: [409, 'More people than that are going. Choose a higher number.'],
  stale_hackathon: [
    409,
    'Someone else changed this hackathon in the meantime. Reload it and try again.',
  ],
  already_in_a_team: [409, 'You’re already on a team in this hackathon. Leave it first.'],
  stale_proposal: [
    409,
    'Someone else changed these teams in the meantime. Reload them and try again.',
  ],
  people_without_team: [
    409,
    'Some people don’t have a team yet. Place them, or publish without them.',
  ],
  stale_submission: [
    409,
    'Someone else changed this submission in the meantime. Reload it and try again.',
  ],
  stale_ranking: [409, 'The ranking has changed since you opened it. Check it and try again.'],
  too_early: [409, 'This hasn’t opened yet. Come back later.'],
  too_late: [409, 'This has closed. Ask the organizers if you need more time.'],
  limit_reached: [409, 'You’ve reached the limit. Remove something first.'],
  stale_ticket: [409, 'Someone else changed this ticket in the meantime. Reload it and try again.'],
  stale_document: [409, 'Someone else changed this page in the meantime. Reload it and try again.'],
  not_finished: [409, 'You can only review finished tickets. Move it to Done first.'],
  not_earned: [
    409,
    'You haven’t earned this credential yet. You need 14 days on the team, and 3 tickets reviewed by at least 2 teammates.',
  ],
  credentials_unavailable: [
    409,
    'Credentials need a public address, and this site has none. Ask whoever runs it.',
  ],
  already_reviewed: [
    409,
    'You’ve already reviewed this ticket. Reload the page to see your review.',
  ],
  login_unavailable: [
    409,
    'You can’t sign in this way right now. Use another way, or try again later.',
  ],
  last_second_step: [
    409,
    'You need an authenticator app or a passkey as your second step. Set up another one first, or turn off two-step sign-in.',
  ],
  passkey_refused: [403, 'We couldn’t use this passkey. Try again, or sign in another way.'],
  too_many_passkeys: [409, 'You can have up to 10 passkeys. Remove one first.'],
  last_login: [409, 'This is your only way to sign in. Add another one before you remove it.'],
  idempotency_key_reused: [
    422,
    'This Idempotency-Key was already used for a different request. Use a new one.',
  ],
  request_timeout: [
    408,
    'The request took too long to arrive. Check your connection and try again.',
  ],
  body_too_large: [413, 'This is too long to send. Shorten it and try again.'],
  headers_too_large: [
    431,
    'This link is too long. Check it, or clear this site’s cookies and try again.',
  ],
  unsupported_media_type: [415, 'Send the request as JSON.'],
  too_many_requests: [429, 'Too many attempts. Wait a while and try again.'],
  internal: [500, 'Something went wrong on our side. Try again in a moment.'],
  unavailable: [503, 'Pieces isn’t available right now. Try again in a moment.'],
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
