import { useState } from 'react';
import { maxInvitedAddresses } from '#contract/hackathons/hackathon-rules.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Copyable } from '#web/ui/forms/copyable.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { AddByName } from './add-by-name.tsx';
import { findAddresses } from './find-addresses.ts';
import { useInviteAddresses } from './queries.ts';
import { toastInvited } from './toast-invited.ts';

/** The ways to bring people into a hackathon. */
export const InvitePeople = ({ hackathon }: { hackathon: Hackathon }) => (
  <section
    aria-labelledby="invite"
    className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4"
  >
    <h2 id="invite" tabIndex={-1} className="scroll-mt-4 text-lg">
      Invite people
    </h2>
    <div className="grid grid-cols-1 gap-3">
      <Copyable label="Link" value={hackathon.url} />
      <Copyable label="Code" value={hackathon.code} hint="Read it aloud or put it on a wall." />
    </div>
    <EmailInvitations slug={hackathon.slug} />
    <AddByName slug={hackathon.slug} />
  </section>
);

function EmailInvitations({ slug }: { slug: string }) {
  const [text, setText] = useDraft(`hackathon-invitations-${slug}`);
  const [isSubmitted, setSubmitted] = useState(false);
  const invite = useInviteAddresses(slug);
  const { addresses, unread } = findAddresses(text);
  const isTooMany = addresses.length > maxInvitedAddresses;
  const send = async () => {
    try {
      const { sent, skipped } = await invite.mutateAsync(addresses);
      // What wasn't sent stays, to correct it.
      setText(unread.join('\n'));
      toastInvited({ sent, skipped });
    } catch {
      // Shown at the field.
    }
  };
  const isMissing = isSubmitted && addresses.length === 0 && !invite.isSuccess;
  const error = isMissing
    ? 'Paste at least one email address, such as aino@pieces.example.'
    : isTooMany
      ? `You can invite up to ${maxInvitedAddresses} email addresses at a time.`
      : invite.error
        ? getErrorMessage(invite.error, 'Couldn’t send the invitations. Try again.')
        : undefined;
  return (
    <Form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (addresses.length > 0 && !isTooMany) void send();
      }}
    >
      <TextArea
        label="Email addresses"
        hint={
          unread.length === 0
            ? 'Paste a list. Everyone gets one email with the link.'
            : describeUnread(unread)
        }
        rows={3}
        value={text}
        error={error}
        spellCheck={false}
        onChange={(event) => {
          invite.reset();
          setSubmitted(false);
          setText(event.target.value);
        }}
      />
      <Button type="submit" className="justify-self-start" busy={invite.isPending}>
        {addresses.length === 0
          ? 'Send invitations'
          : `Send ${formatCount(addresses.length, 'invitation')}`}
      </Button>
    </Form>
  );
}

/** How many wrong addresses are listed. */
const maxShown = 3;

function describeUnread(unread: readonly string[]): string {
  const shown = unread.slice(0, maxShown).map((one) => `“${one}”`);
  const more = unread.length - shown.length;
  return `No email address in ${formatList(more > 0 ? [...shown, `${more} more`] : shown)}.`;
}
