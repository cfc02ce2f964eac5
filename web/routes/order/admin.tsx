import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CaseList } from '#web/features/decisions/case-list.tsx';
import { DecisionList } from '#web/features/decisions/decision-list.tsx';
import { LogList } from '#web/features/decisions/log-list.tsx';
import { casesQuery } from '#web/features/decisions/queries.ts';
import { isProblem } from '#web/lib/problem-error.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';

const views = ['reports', 'decisions', 'log'] as const;
type View = (typeof views)[number];

/** What admins need to keep order. For everyone else, there's no such page. */
export function Component() {
  const { data: cases, error } = useQuery(casesQuery);
  const [searchParams, setSearchParams] = useSearchParams();
  if (isProblem(error, 'not_found')) return <NotFound />;
  const view = views.find((one) => one === searchParams.get('view')) ?? 'reports';
  return (
    <Page width="text" className="grid grid-cols-1 gap-6">
      <PageTitle>Admin</PageTitle>
      <Tabs<View>
        label="Admin"
        value={view}
        onChange={(next) =>
          setSearchParams(next === 'reports' ? {} : { view: next }, { replace: true })
        }
        tabs={[
          {
            value: 'reports',
            label: 'Reports',
            count: cases?.length,
            panel: (
              <>
                <h2 className="sr-only">Reports</h2>
                <CaseList />
              </>
            ),
          },
          {
            value: 'decisions',
            label: 'Decisions',
            panel: (
              <>
                <h2 className="sr-only">Decisions</h2>
                <DecisionList />
              </>
            ),
          },
          { value: 'log', label: 'Log', panel: <LogList /> },
        ]}
      />
    </Page>
  );
}
