import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AreaName } from '#contract/values/areas.ts';
import { AccountList } from '#web/moderation/administration/account-list.tsx';
import { EmailList } from '#web/moderation/administration/email-list.tsx';
import { ProjectList } from '#web/moderation/administration/project-list.tsx';
import { Warnings } from '#web/moderation/administration/warnings.tsx';
import { CaseList } from '#web/moderation/decisions/case-list.tsx';
import { DecideButton } from '#web/moderation/decisions/decide-button.tsx';
import { DecisionList } from '#web/moderation/decisions/decision-list.tsx';
import { LogList } from '#web/moderation/decisions/log-list.tsx';
import { casesQuery } from '#web/moderation/decisions/queries.ts';
import { UndoButton } from '#web/moderation/decisions/undo-button.tsx';
import { CreatorSettings } from '#web/gatherings/events/settings/creator-settings.tsx';
import { CategorySettings } from '#web/gatherings/forum/category-settings.tsx';
import { AreaList } from '#web/site/areas/area-list.tsx';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';

type View = 'reports' | 'decisions' | 'people' | 'projects' | 'emails' | 'site' | 'log';

/** What an admin chooses about a live area, besides who can read it. */
const settings: Partial<Record<AreaName, ReactNode>> = {
  events: <CreatorSettings />,
  forum: <CategorySettings />,
};

const views: readonly { value: View; label: string; panel: ReactNode }[] = [
  { value: 'reports', label: 'Reports', panel: <CaseList /> },
  { value: 'decisions', label: 'Decisions', panel: <DecisionList /> },
  {
    value: 'people',
    label: 'People',
    panel: (
      <AccountList
        renderActs={({ id, name, suspension }) =>
          suspension ? (
            <UndoButton
              decisionId={suspension.decisionId}
              title={name}
              label="End the suspension"
              spoken={`of ${name}`}
            />
          ) : (
            <DecideButton
              subject={{ kind: 'person', id }}
              title={name}
              person={{ id, name }}
              acts={['suspend', 'hide']}
            />
          )
        }
      />
    ),
  },
  {
    value: 'projects',
    label: 'Projects',
    panel: (
      <ProjectList
        renderActs={({ id, name, creator, status, closing }) =>
          closing ? (
            <UndoButton decisionId={closing.decisionId} title={name} label="Reopen" spoken={name} />
          ) : (
            <DecideButton
              subject={{ kind: 'project', id }}
              title={name}
              person={creator}
              acts={status === 'Completed' ? ['hide', 'suspend'] : ['close', 'hide', 'suspend']}
            />
          )
        }
      />
    ),
  },
  { value: 'emails', label: 'Emails', panel: <EmailList /> },
  {
    value: 'site',
    label: 'Site',
    panel: <AreaList renderBelow={(area, mode) => mode === 'live' && settings[area]} />,
  },
  { value: 'log', label: 'Log', panel: <LogList /> },
];

/** What admins need to keep order. For everyone else, there's no such page. */
export function Component() {
  const { data: reports, error } = useInfiniteQuery(casesQuery);
  const [searchParams, setSearchParams] = useSearchParams();
  if (isProblem(error, 'not_found')) return <NotFound />;
  const view = views.find(({ value }) => value === searchParams.get('view'))?.value ?? 'reports';
  return (
    <Page width="text" className="grid grid-cols-1 gap-6">
      <PageTitle>Admin</PageTitle>
      <Warnings />
      <Tabs<View>
        label="Admin"
        value={view}
        onChange={(next) =>
          setSearchParams(next === 'reports' ? {} : { view: next }, { replace: true })
        }
        tabs={views.map(({ value, label, panel }) => ({
          value,
          label,
          ...(value === 'reports' && { count: reports?.pages.at(-1)?.count }),
          panel: (
            <>
              <h2 className="sr-only">{label}</h2>
              {panel}
            </>
          ),
        }))}
      />
    </Page>
  );
}
