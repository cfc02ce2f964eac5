import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import {
  type EmailTime,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { currentZone } from '#contract/values/lists/time-zone-names.ts';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { settingsKey } from './state.ts';

const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call('GET /users/notification-settings', { signal }),
});

const names: Record<EmailTime, string> = {
  now: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};

type Change = { timeZone?: string; emails?: NotificationSettings['emails'] };

/** How soon someone is emailed about each kind of notification. Each choice is saved at once. */
export function EmailSettings() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (change: Change) => call('PUT /users/notification-settings', { body: change }),
    onMutate: (change) => show(change),
    onError: () => {
      toast({ tone: 'error', title: 'Couldn’t save your choice. Try again.' });
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  const show = ({ emails = [], timeZone }: Change) =>
    client.setQueryData(
      settingsQuery.queryKey,
      (known) =>
        known && {
          timeZone: timeZone ?? known.timeZone,
          emails: known.emails.map(
            (setting) => emails.find(({ kind }) => kind === setting.kind) ?? setting,
          ),
        },
    );
  if (error && !data) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch} className="mt-6">
        {getErrorMessage(error, 'Couldn’t load your settings. Try again.')}
      </LoadFailure>
    );
  }
  if (!data) return <Loading />;
  return (
    <div className="mt-6 max-w-xl">
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th scope="col" className="py-2 font-semibold">
              What
            </th>
            <th scope="col" className="w-36 py-2 font-semibold">
              Email
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {data.emails.filter(canChoose).map(({ kind, email }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {notificationKinds[kind].label}
              </th>
              <td className="py-2">
                <EmailChoice
                  {...{ kind, email }}
                  onChange={(chosen) => mutate({ emails: [{ kind, email: chosen }] })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        We always email you right away about requests to join, invitations, places reserved for you,
        projects that change hands, and losing your place on a team.
      </p>
      <details className="group mt-1 text-soft">
        <Summary isLink className="text-sm">
          All of these emails
        </Summary>
        <ul className="list-disc pl-5">
          {data.emails
            .filter((setting) => !canChoose(setting))
            .map(({ kind }) => (
              <li key={kind}>{notificationKinds[kind].label}</li>
            ))}
        </ul>
      </details>
      <Morning timeZone={data.timeZone} onChange={(timeZone) => mutate({ timeZone })} />
    </div>
  );
}

const choicesOf = (kind: NotificationKind): readonly EmailTime[] => notificationKinds[kind].choices;

const canChoose = ({ kind }: { kind: NotificationKind }) => choicesOf(kind).length > 0;

type EmailChoiceProps = {
  kind: NotificationKind;
  email: EmailTime;
  onChange: (email: EmailTime) => void;
};

function EmailChoice({ kind, email, onChange }: EmailChoiceProps) {
  const { label } = notificationKinds[kind];
  return (
    <Select
      label={`Email: ${label}`}
      hideLabel
      size="sm"
      value={email}
      options={choicesOf(kind).map((value) => ({ value, label: names[value] }))}
      onChange={onChange}
    />
  );
}

type MorningProps = { timeZone: string; onChange: (timeZone: string) => void };

/** When daily emails come, and a button if this browser is somewhere else. */
function Morning({ timeZone: saved, onChange }: MorningProps) {
  const timeZone = currentZone(saved);
  const here = browserZone();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <p>
        Daily emails come at 8:00 AM, weekly ones on Mondays. Your time zone:{' '}
        {timeZoneName(timeZone) || 'UTC'}
      </p>
      {here && here !== timeZone && (
        <Button variant="quiet" size="sm" onClick={() => onChange(here)}>
          Use {timeZoneName(here)}
        </Button>
      )}
    </div>
  );
}
