import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { currentZone } from '#contract/values/lists/time-zone-names.ts';
import { call } from '#web/lib/api/api.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { callQuery } from '#web/lib/api/call-query.ts';
import { EmailTable } from './email-table.tsx';
import { choicesOf, listTopics } from './email-topics.ts';
import { settingsKey } from './state.ts';
import { TopicEmails } from './topic-emails.tsx';

const settingsQuery = callQuery(settingsKey, 'GET /users/notification-settings');

type Change = { timeZone?: string; emails?: NotificationSettings['emails'] };

/**
 * How soon someone is emailed, by topic and, for those who want it, by kind. Each choice is saved right
 * away.
 */
export function EmailSettings({ hasForum }: { hasForum: boolean }) {
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
      <QueryFailure
        query={{ error, refetch }}
        busy={isFetching}
        failure="Couldn’t load your settings. Try again."
        className="mt-6"
      />
    );
  }
  if (!data) return <Loading />;
  const topics = listTopics({ hasForum });
  const save = (emails: NotificationSettings['emails']) => mutate({ emails });
  return (
    <div className="mt-6 max-w-xl">
      <ul className="divide-y divide-line border-y border-line">
        {topics.map((topic) => (
          <li key={topic.name} className="flex items-center justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <h3 className="text-base font-semibold">{topic.name}</h3>
              <p className="text-sm text-soft">{topic.about}</p>
            </div>
            <TopicEmails {...{ topic, emails: data.emails, onChange: save }} />
          </li>
        ))}
      </ul>
      <details className="group mt-2 text-soft">
        <Summary isLink className="text-sm">
          Customize
        </Summary>
        <EmailTable topics={topics} emails={data.emails} onChange={save} />
      </details>
      <details className="group mt-1 text-soft">
        <Summary isLink className="text-sm">
          Emails you always get
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

const canChoose = ({ kind }: { kind: NotificationKind }) => choicesOf(kind).length > 0;

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
