import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { atMost, emailAddress, linkToken } from '#contract/values/text/text.ts';
import { maxPasskeys, providers } from '#contract/values/vocabulary.ts';

export const passwordRule =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, and one digit';

/** The hint under the field: the same rule, with the allowed characters. */
export const passwordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a digit. Letters, digits and @ $ ! % * ? & only.';

/** The hint, which also names the typed characters that aren't allowed. */
export const getPasswordHint = (password: string): string =>
  [passwordHint, ...nameRefused(password)].join(' ');

/** The rule for a password of up to 128 characters that breaks it, with what to add and what not to use. */
export function explainPassword(password: string): string {
  const missing = parts.filter(([part]) => !part.test(password)).map(([, name]) => name);
  const add = missing.length === 0 ? [] : [`Add ${join(missing, 'conjunction')}.`];
  return [`${passwordRule}.`, ...add, ...nameRefused(password)].join(' ');
}

const parts: [RegExp, string][] = [
  [/[A-Z]/, 'an uppercase letter'],
  [/[a-z]/, 'a lowercase letter'],
  [/\d/, 'a digit'],
  [/.{8}/s, 'more characters'],
];

/** A sentence, if the password has characters that aren't allowed. */
function nameRefused(password: string): string[] {
  const typed = Array.from(new Intl.Segmenter('en').segment(password), ({ segment }) => segment);
  const refused = new Set(typed.filter((one) => !/^[A-Za-z\d@$!%*?&]$/.test(one)));
  const names = Array.from(refused, (one) => (one.trim() ? `“${one}”` : 'a space'));
  return names.length === 0 ? [] : [`You can’t use ${join(names, 'disjunction')}.`];
}

const join = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-US', { type }).format(names);

/** Only keeps hashing affordable. */
const maxLength = 128;
const notTooLong = (label: string) =>
  atMost(maxLength, `${label} must not exceed ${maxLength} characters`);

/** The password rule (Specification, section 5). */
const password = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  notTooLong('Password'),
  z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d@$!%*?&]{8,}$/, {
    error: ({ input }) => explainPassword(String(input).slice(0, maxLength)),
  }),
);

/** A new password and its confirmation, for every form that sets one. */
export const newPassword = {
  password,
  confirmPassword: z
    .string('Confirm Password is required')
    .check(z.minLength(1, 'Confirm Password is required'), notTooLong('Confirm Password')),
};

type NewPassword = { password: string; confirmPassword: string };

/** Both passwords must match (Specification, section 5). Checked even if other fields are invalid. */
export const passwordsMatch = z.refine<NewPassword>(
  (form) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    when: ({ value }) => hasBothPasswords(value),
  },
);

function hasBothPasswords(form: unknown): boolean {
  const { password, confirmPassword } = (form ?? {}) as Record<string, unknown>;
  return (
    typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
  );
}

/** A password that is already set. It only has to be present, unless `min` is 0. */
export const existingPassword = (label: string, { min = 1 } = {}) =>
  z
    .string(`${label} is required`)
    .check(z.minLength(min, `${label} is required`), notTooLong(label));

/** The "Forgot your password?" form (not in the specification). */
export const passwordResetRequest = z.object({ email: emailAddress('Email') });

/** An account's other sign-in methods, with what its owner needs to recognize them. */
const otherSignInMethods = z.object({
  identities: z.array(z.object({ provider: z.enum(providers), email: z.string() })),
  passkeys: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OtherSignInMethods = z.output<typeof otherSignInMethods>;

/** The form behind a reset link. `token` comes from the link; `remove` lists sign-in methods to remove. */
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

/** Confirms the person's identity before a sensitive change. */
export const passwordConfirmation = z.object({ password: existingPassword('Password') });

/** The form in Settings that changes the password. */
export const passwordChange = z
  .object({ currentPassword: existingPassword('Current Password'), ...newPassword })
  .check(passwordsMatch);

const message = z.object({ message: z.string() });

export const passwords = {
  'POST /auth/forgot-password': {
    summary:
      'Request an emailed link to choose a new password. The response is the same for any email address',
    access: 'public',
    anyone: true,
    body: passwordResetRequest,
    reply: message,
    status: 202,
  },
  'POST /auth/reset-link': {
    summary: 'List the other sign-in methods of a reset link’s account. Changes nothing',
    access: 'public',
    anyone: true,
    body: z.object({ token: linkToken }),
    reply: otherSignInMethods,
  },
  'POST /auth/identity-confirmation': {
    summary:
      'Confirm your identity with your password. Sensitive changes are then allowed for 10 minutes',
    body: passwordConfirmation,
    status: 204,
  },
  'POST /auth/reset-password': {
    summary:
      'Choose a new password with an emailed link. Ends all sessions of the account and removes the sign-in methods in `remove`',
    access: 'public',
    anyone: true,
    body: passwordReset,
    reply: message,
  },
  'PUT /users/password': {
    summary: 'Change your password. Ends all other sessions of the account',
    body: passwordChange,
    status: 204,
  },
} as const satisfies Contract;
