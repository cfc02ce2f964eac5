import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrivacySettings } from '#contract/privacy-settings.ts';
import { type InvitationChoice, invitationChoices } from '#contract/vocabulary.ts';
import { call } from '#web/lib/api.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const settingsQuery = queryOptions({
  queryKey: ['privacy-settings'],
  queryFn: ({ signal }) => call('GET /users/privacy-settings', { signal }),
});

const names: Record<InvitationChoice, string> = {
  anyone: 'Anyone signed in',
  teammates: 'People I’ve built with',
  nobody: 'Nobody',
};

/** Who may invite the person to a team. A choice is saved at once. */
export function ChooseWhoInvites() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: PrivacySettings) => call('PUT /users/privacy-settings', { body }),
    onMutate: (body) => client.setQueryData(settingsQuery.queryKey, body),
    onError: () => {
      toast({ tone: 'error', title: 'Couldn’t save your choice. Try again.' });
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  if (error && !data) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load your settings. Try again.')}
      </LoadFailure>
    );
  }
  if (!data) return <Loading />;
  return (
    <Select
      label="Who can invite me to a team"
      hint="Links to a team work for anyone who has them."
      className="max-w-sm"
      value={data.invitations}
      onChange={(invitations) => mutate({ invitations })}
      options={invitationChoices.map((value) => ({ value, label: names[value] }))}
    />
  );
}
