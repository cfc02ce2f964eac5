/** The emails about changed sign-in methods: the subject, and the sentence after the greeting. */
export const notices = {
  'login-linked': ({ provider = '' }) => ({
    subject: `${provider} was linked to your Pieces account`,
    sentence: `You can now sign in to Pieces with ${provider}.`,
  }),
  'login-unlinked': ({ provider = '' }) => ({
    subject: `${provider} was unlinked from your Pieces account`,
    sentence: `${provider} can no longer be used to sign in to your account.`,
  }),
  'address-proven': ({ provider = '' }) => ({
    subject: 'Your Pieces account was secured',
    sentence: `You signed in with ${provider} for the first time. Nobody had confirmed this email address before, so we removed your account’s password, passkeys, second step and other linked accounts, and signed it out everywhere else. You can set a new password with “Forgot your password?”.`,
  }),
  'contact-address-changed': () => ({
    subject: 'Your Pieces contact email was changed',
    sentence: 'Once the new address is confirmed, we’ll send notifications there.',
  }),
  'passkey-added': () => ({
    subject: 'A passkey was added to your Pieces account',
    sentence: 'You can now sign in to Pieces with a new passkey.',
  }),
  'passkey-removed': () => ({
    subject: 'A passkey was removed from your Pieces account',
    sentence: 'That passkey can no longer be used to sign in to your account.',
  }),
  'two-step-on': () => ({
    subject: 'Two-step sign-in is on',
    sentence: 'Pieces now asks for a second step after your password, Google or GitHub.',
  }),
  'two-step-off': () => ({
    subject: 'Two-step sign-in is off',
    sentence: 'You can sign in with just your password, Google or GitHub again.',
  }),
  'app-changed': () => ({
    subject: 'Your authenticator app for Pieces was changed',
    sentence: 'Codes from your previous app no longer work.',
  }),
  'app-removed': () => ({
    subject: 'Your authenticator app was removed from Pieces',
    sentence: 'Codes from that app no longer work.',
  }),
  'recovery-codes-replaced': () => ({
    subject: 'You have new recovery codes for Pieces',
    sentence: 'Your old recovery codes no longer work.',
  }),
  'recovery-code-used': () => ({
    subject: 'A recovery code was used for your Pieces account',
    sentence:
      'Someone used a recovery code as the second step, after your password, Google or GitHub.',
  }),
} satisfies Record<
  string,
  (details: { provider?: string }) => { subject: string; sentence: string }
>;

export type NoticeKind = keyof typeof notices;
