import { mailTo } from '#server/platform/mail/limit.ts';

const changes = { name: 'contact-address', points: 10, seconds: 60 * 60 };

/** Who sets an address that is not theirs sends its owner mail: not often, and not in bulk. */
export const contactMail = ({ userId, email }: { userId: number; email: string }) => [
  { limit: changes, key: String(userId) },
  mailTo(email),
];
