import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueuedEmail } from '#contract/moderation/administration.ts';
import { type MailState, mailStates } from '#contract/values/vocabulary.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { emailsQuery, useResend } from './queries.ts';

const names: Record<MailState, string> = {
  'given-up': 'Given up',
  failing: 'Failing, will retry',
  waiting: 'Waiting',
};

const empty: Record<MailState, string> = {
  'given-up': 'No failed emails.',
  failing: 'No emails are failing.',
  waiting: 'No emails are waiting.',
};

/** The emails that aren't sent. */
export function EmailList() {
  const [state, setState] = useState<MailState>('given-up');
  const query = useInfiniteQuery(emailsQuery(state));
  const resend = useResend();
  const counts = query.data?.pages[0]?.counts;
  const send = (id?: number) =>
    resend.mutate(id, {
      onSuccess: ({ resent }) =>
        toast({ tone: 'success', title: `Sending ${formatCount(resent, 'email')} again` }),
      onError: (error) => toastFailure('Couldn’t send it again', error),
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Unsent emails"
          value={state}
          onChange={setState}
          options={mailStates.map((value) => ({
            value,
            label: counts ? `${names[value]} (${formatNumber(counts[value])})` : names[value],
          }))}
        />
        {state === 'given-up' && counts !== undefined && counts['given-up'] > 1 && (
          <Button busy={resend.isPending && resend.variables === undefined} onClick={() => send()}>
            Send all again
          </Button>
        )}
      </div>
      <PagedList
        label="Emails"
        items={query.data?.pages.flatMap(({ emails }) => emails)}
        query={query}
        empty={empty[state]}
        failure="Couldn’t load the emails. Try again."
        renderItem={(email) => (
          <>
            <Email email={email} />
            {state === 'given-up' && (
              <Button
                size="sm"
                busy={resend.isPending && resend.variables === email.id}
                onClick={() => send(email.id)}
              >
                Send again<span className="sr-only"> email {email.id}</span>
              </Button>
            )}
          </>
        )}
      />
    </div>
  );
}

const Email = ({
  email: { id, kind, createdAt, attempts, nextAttemptAt, lastError },
}: {
  email: QueuedEmail;
}) => (
  <div className="min-w-0 flex-1 basis-60">
    <p className="font-semibold">{nameOf(kind)}</p>
    <p className="text-sm text-soft">
      {' '}
      ID {id} · {formatDateTime(new Date(createdAt))}
      {attempts > 0 && ` · ${formatCount(attempts, 'attempt')}`}
      {attempts > 0 && nextAttemptAt && ` · next one ${formatDateTime(new Date(nextAttemptAt))}`}
    </p>
    {lastError && <p className="text-sm wrap-anywhere">{lastError}</p>}
  </div>
);

/** "report-received" is "Report received". */
const nameOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
