import { lazy, type ReactNode, Suspense } from 'react';
import { isHidden } from '#web/site/areas/modes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';

// Few people open the sample discussions.
const Discussions = lazy(async () => {
  const { Discussions } = await import('#web/site/discussions/discussions.tsx');
  return { default: Discussions };
});

const Code = lazy(async () => {
  const { Code } = await import('#web/board/repositories/code.tsx');
  return { default: Code };
});

const discussions = {
  value: 'discussions',
  label: 'Discussions',
  panel: (
    <Suspense fallback={<Loading />}>
      <Discussions />
    </Suspense>
  ),
};

type WorkspaceTabsProps = {
  projectId: number;
  leads: boolean;
  hasRepository: boolean;
  board: ReactNode;
};

/** The tabs of a team space. */
export const WorkspaceTabs = ({ projectId, leads, hasRepository, board }: WorkspaceTabsProps) => (
  <div className="relative">
    <Tabs
      label="Team space"
      panelClassName="pt-3"
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

/** The label of a tab that has nothing in it yet. */
const EmptyTab = ({ name }: { name: string }) => (
  <>
    {name}
    <span className="ml-1.5 inline-block size-2 overflow-hidden rounded-full border align-middle">
      <span className="sr-only">, nothing here yet</span>
    </span>
  </>
);
