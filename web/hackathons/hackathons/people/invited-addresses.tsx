import { maxInvitedAddresses } from '#contract/hackathons/hackathon-rules.ts';
import type { InvitedAddress } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useInviteAddresses } from './queries.ts';
import { toastInvited } from './toast-invited.ts';

type InvitedAddressesProps = { hackathon: Hackathon; invited: readonly InvitedAddress[] };

/** Who was invited by email and hasn't signed up. */
export function InvitedAddresses({ hackathon, invited }: InvitedAddressesProps) {
  if (invited.length === 0) return null;
  const outdated = invited.filter(({ hasOldCode }) => hasOldCode).map(({ email }) => email);
  return (
    <section aria-labelledby="invited-addresses" className="mt-2 grid grid-cols-1 gap-2">
      <h2 id="invited-addresses" tabIndex={-1} className="text-lg">
        Invited by email
      </h2>
      {outdated.length > 0 && hackathon.can.invite && (
        <SendNewLink slug={hackathon.slug} addresses={outdated} />
      )}
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {invited.map(({ email, invitedAt, hasOldCode }) => (
          <li key={email} className="flex justify-between gap-3">
            <span className="min-w-0 truncate" title={email}>
              {email}
            </span>
            <span className="shrink-0 text-soft">
              {hasOldCode ? 'Has the old link' : formatDate(new Date(invitedAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link was replaced, so the one in their email doesn't work. */
function SendNewLink({ slug, addresses }: { slug: string; addresses: readonly string[] }) {
  const invite = useInviteAddresses(slug);
  // Awaits instead of using mutation callbacks: the button may be gone before them.
  const send = async () => {
    try {
      toastInvited(await invite.mutateAsync(addresses.slice(0, maxInvitedAddresses)));
      document.getElementById('invited-addresses')?.focus();
    } catch (error) {
      toastFailure('Couldn’t send the new link', error);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p>
        You replaced the link. {formatCount(addresses.length, 'person', 'people')} still{' '}
        {addresses.length === 1 ? 'has' : 'have'} the old one.
      </p>
      <Button size="sm" busy={invite.isPending} onClick={() => void send()}>
        Send the new link
      </Button>
    </div>
  );
}
