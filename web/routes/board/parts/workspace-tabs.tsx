import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { getMode, isHidden } from '#web/site/areas/modes.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';

const SampleDiscussions = lazy(() => import('#web/sources/discussions/sample.tsx'));
const LiveDiscussions = lazy(() => import('#web/sources/discussions/live.tsx'));

const Documentation = lazy(() => import('#web/board/documents/documentation.tsx'));

const Code = lazy(async () => {
  const { Code } = await import('#web/board/repositories/code.tsx');
  return { default: Code };
});

type WorkspaceTabsProps = {
  projectId: number;
  project: Project | undefined;
  personId: number | undefined;
  board: ReactNode;
};

type TabName = 'board' | 'discussions' | 'documentation' | 'code';

/** The tabs of a team space. A link to a discussion or a page opens its tab. */
export function WorkspaceTabs({ projectId, project, personId, board }: WorkspaceTabsProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state } = useLocation();
  const thread = getMode('discussions') === 'live' ? searchParams.get('thread') : null;
  const document = searchParams.get('document');
  const linked: TabName | undefined = thread
    ? 'discussions'
    : document
      ? 'documentation'
      : undefined;
  const [opened, setOpened] = useState(linked);
  const [tab, setTab] = useState<TabName>(linked ?? 'board');
  if (linked !== opened) {
    setOpened(linked);
    if (linked) setTab(linked);
  }
  const show = (next: TabName) => {
    setTab(next);
    if (linked) setSearchParams({}, { replace: true, state, preventScrollReset: true });
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
            label:
              project?.hasDocuments === false ? <EmptyTab name="Documentation" /> : 'Documentation',
            panel: (
              <Suspense fallback={<Loading />}>
                {project ? <Documentation project={project} personId={personId} /> : <Loading />}
              </Suspense>
            ),
          },
          {
            value: 'code',
            label: project?.hasRepository !== false ? 'Code' : <EmptyTab name="Code" />,
            panel: (
              <Suspense fallback={<Loading />}>
                <Code projectId={projectId} leads={project?.can.edit === true} />
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
