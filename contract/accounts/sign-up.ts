import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { passwordsMatch, existingPassword, newPassword } from './passwords.ts';
import { profile } from '#contract/profiles/profiles.ts';
import { personName } from '#contract/values/person-name.ts';
import { normalizeEmailAddress } from '#contract/values/email-address.ts';
import { atMost, emailAddress, linkToken } from '#contract/values/text/text.ts';

const firstName = personName('First Name', { min: 1, max: 100 });
const lastName = personName('Last Name', { min: 1, max: 100 });

/** Registration payload (Specification, sections 3 and 5). */
export const registration = z
  .object({
    firstName,
    lastName,
    email: emailAddress('Email'),
    ...newPassword,
    /** Where to go after confirming the address, also in another browser. */
    next: z.optional(z.string().check(atMost(2000, 'This path is too long'))),
  })
  .check(passwordsMatch);

/** The address of the registration made in this browser. */
const resending = z.object({ email: emailAddress('Email') });

/** Login payload (Specification, sections 3 and 5). Its errors don't reveal whether an address has an account. */
export const credentials = z.object({
  email: z.string('Email is required').check(
    z.trim(),
    atMost(254, 'Email must not exceed 254 characters'),
    z.minLength(1, 'Email is required'),
    // A person who signs in with what isn't an address gets the same answer as with an unknown one.
    z.overwrite((value) => normalizeEmailAddress(value) ?? value.toLowerCase()),
  ),
  password: existingPassword('Password'),
});

/** First-name payload (Specification, section 3). */
export const firstNameUpdate = z.object({ firstName });

/** Confirms the registration made in this browser, or the one with this password. */
export const verification = z.object({
  token: linkToken,
  password: z.optional(existingPassword('Password')),
});

/** Confirms the address with a new name and password, and deletes its other registrations. */
export const ownVerification = z
  .object({ token: linkToken, firstName, lastName, ...newPassword })
  .check(passwordsMatch);

const message = z.object({ message: z.string() });

export const accounts = {
  'POST /users/registration': {
    summary: 'Sign up with an email address. An emailed link confirms it',
    access: 'public',
    anyone: true,
    body: registration,
    reply: message,
    status: 201,
  },
  'POST /users/registration/emails': {
    summary: 'Email the link of the registration made in this browser again',
    access: 'public',
    anyone: true,
    body: resending,
    status: 202,
  },
  'POST /auth/verification': {
    summary:
      'Confirm the registration made in this browser, or the one with this password, with its emailed link, and sign in. Otherwise returns password_required, with the address as `current.email`. `next` is where the person was going when they registered',
    access: 'public',
    anyone: true,
    body: verification,
    reply: z.object({ next: z.string() }),
  },
  'PUT /auth/verification': {
    summary:
      'Create the account of an emailed link’s address with a new name and password, and sign in',
    access: 'public',
    anyone: true,
    body: ownVerification,
    status: 204,
  },
  'POST /auth/login': {
    summary:
      'Sign in with email and password. If the account has a second step, returns second_step_required; continue with POST /auth/second-step',
    access: 'public',
    anyone: true,
    body: credentials,
    reply: profile,
  },
  'GET /auth/me': { summary: 'Get the signed-in person', anyone: true, reply: profile },
  'POST /logout': { summary: 'Sign out', access: 'public', status: 204 },
  'POST /users/update-firstname': {
    summary: 'Change your first name. The response is the success message to show',
    body: firstNameUpdate,
    reply: z.string(),
  },
} as const satisfies Contract;
