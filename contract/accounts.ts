import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { passwordsMatch, existingPassword, newPassword } from './passwords.ts';
import { profile } from './profiles.ts';
import { emailAddress, linkToken, personName } from './text.ts';

const firstName = personName('First Name', { min: 1, max: 100 });
const lastName = personName('Last Name', { min: 1, max: 100 });

/** Registration payload (sections 3 and 5). */
export const registration = z
  .object({
    firstName,
    lastName,
    email: emailAddress('Email'),
    ...newPassword,
  })
  .check(passwordsMatch);

/** Login payload (sections 3 and 5). Nothing here tells whether an address has an account. */
export const credentials = z.object({
  email: z
    .string('Email is required')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Email is required')),
  password: existingPassword('Password'),
});

/** First-name payload (section 3). */
export const firstNameUpdate = z.object({ firstName });

/** What a confirmation link leads to: confirming the registration of this browser or password. */
export const verification = z.object({
  token: linkToken,
  password: z.optional(existingPassword('Password')),
});

/** The same with a name and a password of one's own, which ends every other registration of the address. */
export const ownVerification = z
  .object({ token: linkToken, firstName, lastName, ...newPassword })
  .check(passwordsMatch);

const message = z.object({ message: z.string() });

export const accounts = {
  'POST /users/registration': {
    summary: 'Register with an email address, which a mailed link then confirms',
    access: 'public',
    body: registration,
    reply: message,
    status: 201,
  },
  'POST /auth/verification': {
    summary:
      'Confirm a registration with its mailed link: the one of this browser, or the one with this password. Otherwise password_required, with the address as `current.email`',
    access: 'public',
    body: verification,
    status: 204,
  },
  'PUT /auth/verification': {
    summary: 'Open the account of a mailed link’s address with a name and a password of one’s own',
    access: 'public',
    body: ownVerification,
    status: 204,
  },
  'POST /auth/login': {
    summary:
      'Sign in with email and password. Where the account has a second step, answers second_step_required, and POST /auth/second-step goes on',
    access: 'public',
    body: credentials,
    reply: profile,
  },
  'GET /auth/me': { summary: 'The signed-in person', reply: profile },
  'POST /logout': { summary: 'Sign out', access: 'public', status: 204 },
  'POST /users/update-firstname': {
    summary: 'Change one’s first name; the answer is shown as the success message',
    body: firstNameUpdate,
    reply: z.string(),
  },
} as const satisfies Contract;
