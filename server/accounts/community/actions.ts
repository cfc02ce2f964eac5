import { checkInvitingLink } from '#server/hackathons/hackathons/actions.ts';
import { getLink } from '#server/joining/invitations/actions.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'community'>;
/** `next`: where the person is going, such as an invitation by link, or a hackathon with its code. */
type Newcomer = { email: string; next: string | undefined };

/**
 * Throws if the operator doesn't let this person register: invitation_required, link_invalid or
 * link_expired, and invalid_input for an address with another domain.
 */
export async function refuseUninvited(
  { db, clock, community: { registration } }: Parts,
  { email, next = '' }: Newcomer,
): Promise<void> {
  if (registration === 'anyone') return;
  if (registration === 'invitation') {
    const now = clock();
    const hackathon = /^\/hackathons\/([a-z0-9-]+)\?code=([\w-]+)$/.exec(next);
    if (hackathon) {
      await checkInvitingLink(db, { slug: hackathon[1]!, code: hackathon[2]!, now });
      return;
    }
    const token = /^\/invite\/([^/?#]+)$/.exec(next)?.[1];
    if (!token) throw new ProblemError('invitation_required');
    await getLink(db, { token, personId: undefined, now });
    return;
  }
  if (registration.includes(email.slice(email.lastIndexOf('@') + 1))) return;
  throw invalidField('email', `Use an email address that ends in @${registration.join(' or @')}.`);
}
