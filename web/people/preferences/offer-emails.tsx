import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { showReply } from '#web/lib/api/call-query.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { preferencesQuery } from './queries.ts';

type Choice = 'daily' | 'weekly' | 'never';

const thanks: Record<Choice, string> = {
  daily: 'We’ll email you in the morning when something new fits',
  weekly: 'We’ll email you on Mondays when something new fits',
  never: 'We won’t email you about openings',
};

/** Asks once whether someone wants emails about new openings. */
export function OfferEmails() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (email: Choice) =>
      call('PUT /users/notification-settings', {
        body: { emails: [{ kind: 'openings_fit', email }] },
      }),
    onSuccess: async (_saved, openingEmails) => {
      await showReply(
        client,
        preferencesQuery.queryKey,
        (known) => known && { ...known, openingEmails },
      );
      void client.invalidateQueries({ queryKey: ['notifications', 'settings'] });
      const description = 'You can change this in Settings, under Notifications.';
      toast({ tone: 'success', title: thanks[openingEmails], description });
    },
    onError: () => toast({ tone: 'error', title: 'Couldn’t save your choice. Try again.' }),
  });
  const choose = (email: Choice, label: string) => (
    <Button
      size="sm"
      variant={email === 'never' ? 'quiet' : 'secondary'}
      busy={isPending && variables === email}
      onClick={() => mutate(email)}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-labelledby="offer-emails"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <h2 id="offer-emails" className="flex-1 basis-72 text-body font-normal">
        Do you want an email when new openings fit you well?
      </h2>
      <div className="flex flex-wrap gap-2">
        {choose('weekly', 'Weekly')}
        {choose('daily', 'Daily')}
        {choose('never', 'No, thanks')}
      </div>
    </section>
  );
}
