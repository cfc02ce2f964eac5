import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { emailAddress, linkToken } from './text.ts';
import { maxPasskeys, providers } from './vocabulary.ts';

export const passwordRule =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, and one digit';

/** The same, and which characters there are, said before anything goes wrong. */
export const passwordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a digit. Letters, digits and @ $ ! % * ? & only.';

/** The password rule of section 5. Its length is bounded only where hashing would become a burden. */
const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d@$!%*?&]{8,}$/, passwordRule),
    z.maxLength(128, 'Password must not exceed 128 characters'),
  );

/** A new password and its repetition: the fields of every form that sets one. */
export const newPassword = {
  password,
  confirmPassword: z
    .string('Confirm Password is required')
    .check(z.minLength(1, 'Confirm Password is required')),
};

type NewPassword = { password: string; confirmPassword: string };

/** Refuses a repetition that differs (section 5); said at once, also while other fields are wrong. */
export const passwordsMatch = z.refine<NewPassword>(
  (form) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    when: ({ value }) => isRepetition(value),
  },
);

function isRepetition(form: unknown): boolean {
  const { password, confirmPassword } = (form ?? {}) as Record<string, unknown>;
  return (
    typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
  );
}

/** A password that is already set: whatever it is, only its presence is checked. */
export const existingPassword = (label: string) =>
  z.string(`${label} is required`).check(z.minLength(1, `${label} is required`));

/** Forgot your password? (beyond the specification) */
export const passwordResetRequest = z.object({ email: emailAddress('Email') });

/** Other ways into an account, as far as its owner needs to recognize them. */
const otherSignInMethods = z.object({
  identities: z.array(z.object({ provider: z.enum(providers), email: z.string() })),
  passkeys: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OtherSignInMethods = z.output<typeof otherSignInMethods>;

/** The form behind a mailed link; `token` is what the link brought, `remove` are ways in to close. */
export const passwordReset = z
  .object({
    token: linkToken,
    ...newPassword,
    remove: z._default(
      z.object({
        identities: z.array(z.enum(providers)).check(z.maxLength(2)),
        passkeys: z.array(z.int()).check(z.maxLength(maxPasskeys)),
      }),
      { identities: [], passkeys: [] },
    ),
  })
  .check(passwordsMatch);

/** Proving who one is, before a sensitive change. */
export const passwordConfirmation = z.object({ password: existingPassword('Password') });

/** The form in Settings. */
export const passwordChange = z
  .object({ currentPassword: existingPassword('Current Password'), ...newPassword })
  .check(passwordsMatch);

const message = z.object({ message: z.string() });

export const passwords = {
  'POST /auth/forgot-password': {
    summary:
      'Ask for a mailed link to choose a new password; the answer is the same for any address',
    access: 'public',
    body: passwordResetRequest,
    reply: message,
    status: 202,
  },
  'POST /auth/reset-link': {
    summary: 'What a mailed reset link is for: the other ways into its account; changes nothing',
    access: 'public',
    body: z.object({ token: linkToken }),
    reply: otherSignInMethods,
  },
  'POST /auth/identity-confirmation': {
    summary:
      'Prove who one is with one’s password; sensitive changes are open for ten minutes then',
    body: passwordConfirmation,
    status: 204,
  },
  'POST /auth/reset-password': {
    summary:
      'Choose a new password with a mailed link; ends every session of the account, and the ways in named under `remove`',
    access: 'public',
    body: passwordReset,
    reply: message,
  },
  'PUT /users/password': {
    summary: 'Change one’s password; ends every other session of the account',
    body: passwordChange,
    status: 204,
  },
} as const satisfies Contract;
