import type { Result } from './check-credential.ts';

/** `revoked`: when it was revoked; false if it wasn't, and undefined if that couldn't be found out. */
type Known = { home: string; revoked: string | false | undefined };

/**
 * Says in words what a check proves, the heading first. Its source is written into the check page, so
 * it can't use anything from outside.
 */
export function describeResult(result: Result, { home, revoked }: Known): string[] {
  switch (result.state) {
    case 'unreadable':
      return ['This isn’t a credential', 'Choose the .jwt file exactly as you downloaded it.'];
    case 'elsewhere':
      return [
        `${home} didn’t sign this`,
        `It says that it comes from ${result.issuer}. Check it there.`,
      ];
    case 'no_cryptography':
      return [
        'We couldn’t check this here',
        'Browsers only check signatures over HTTPS. Save this page and open the file instead.',
      ];
    case 'unknown_key':
      return [
        'We don’t recognize the key that signed this',
        `If this page was saved a while ago, check the file at ${home} instead.`,
      ];
    case 'changed':
      return [
        'The signature doesn’t match',
        'The file was changed after it was signed, or someone else made it. Don’t trust it.',
      ];
  }
  return [
    revoked ? `Revoked on ${formatDay(revoked)}` : 'This credential is genuine',
    `${result.person}: ${result.title}`,
    result.work,
    `Requirements: ${result.rule}`,
    `Signed by ${home} on ${formatDay(result.issuedAt)} and unchanged since.`,
    describeRevocation(),
  ];

  function describeRevocation(): string {
    if (revoked) return 'Its holder revoked it, so it’s no longer valid.';
    return revoked === false
      ? 'It hasn’t been revoked.'
      : `We couldn’t check whether it has been revoked, because ${home} can’t be reached.`;
  }

  function formatDay(date: string): string {
    return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });
  }
}
