import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { getMode, isHidden } from '#web/site/areas/modes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';

const SampleDiscussions = lazy(() => import('#web/sources/discussions/sample.tsx'));
const LiveDiscussions = lazy(() => import('#web/sources/discussions/live.tsx'));

const Code = lazy(async () => {
  const { Code } = await import('#web/board/repositories/code.tsx');
  return { default: Code };
});

type WorkspaceTabsProps = {
  projectId: number;
  leads: boolean;
  hasRepository: boolean;
  board: ReactNode;
};

type TabName = 'board' | 'discussions' | 'documentation' | 'code';

/** The tabs of a team space. A link to a discussion opens its tab. */
export function WorkspaceTabs({ projectId, leads, hasRepository, board }: WorkspaceTabsProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state } = useLocation();
  const thread = getMode('discussions') === 'live' ? searchParams.get('thread') : null;
  const [opened, setOpened] = useState(thread);
  const [tab, setTab] = useState<TabName>(thread ? 'discussions' : 'board');
  if (thread !== opened) {
    setOpened(thread);
    if (thread) setTab('discussions');
  }
  const show = (next: TabName) => {
    setTab(next);
    if (thread) setSearchParams({}, { replace: true, state, preventScrollReset: true });
  };
  const discussions = {
    value: 'discussions' as const,
    label: 'Discussions',
    panel: (
      <Suspense fallback={<Loading />}>
        {getMode('discussions') === 'live' ? (
          <LiveDiscussions projectId={projectId} />
        ) : (
          <SampleDiscussions />
        )}
      </Suspense>
    ),
  };
  return (
    <div className="relative">
      <Tabs
        label="Team space"
        panelClassName="pt-3"
        value={tab}
        onChange={show}
        tabs={[
          { value: 'board', label: 'Pieceboard', panel: board },
          ...(isHidden('discussions') ? [] : [discussions]),
          {
            value: 'documentation',
            label: <EmptyTab name="Documentation" />,
            panel: (
              <EmptyState title="Documentation section will be implemented in the next phase." />
            ),
          },
          {
            value: 'code',
            label: hasRepository ? 'Code' : <EmptyTab name="Code" />,
            panel: (
              <Suspense fallback={<Loading />}>
                <Code projectId={projectId} leads={leads} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The label of a tab that has nothing in it yet. */
const EmptyTab = ({ name }: { name: string }) => (
  <>
    {name}
    <span className="ml-1.5 inline-block size-2 overflow-hidden rounded-full border align-middle">
      <span className="sr-only">, nothing here yet</span>
    </span>
  </>
);
