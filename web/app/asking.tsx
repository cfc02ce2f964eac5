import { useQuery } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { type Asking as Value, AskingProvider } from '#web/features/projects/asking.ts';
import { ownRequestsQuery } from '#web/features/join-requests/queries.ts';

const OwnRequest = lazy(() => import('#web/features/join-requests/own-request.tsx'));
const AskDialog = lazy(async () => {
  const { AskDialog } = await import('#web/features/join-requests/ask-dialog.tsx');
  return { default: AskDialog };
});

type Asked = { project: Project; roleId: number | undefined; isOpen: boolean };

/** What someone asked last on this screen, if anything. */
const AskedContext = createContext<Asked | undefined>(undefined);

/** Lets people ask to join the projects on a screen. What that needs is loaded when it's needed. */
export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const value = useMemo(
    (): Value => ({
      ask: (project, roleId) => setAsked({ project, roleId, isOpen: true }),
      OwnRequest: OwnRequestSlot,
    }),
    [],
  );
  return (
    <AskingProvider value={value}>
      <AskedContext.Provider value={asked}>{children}</AskedContext.Provider>
      {asked?.isOpen && (
        <Dialog asked={asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
      )}
    </AskingProvider>
  );
}

function Dialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { data: requests, isPending } = useQuery(ownRequestsQuery);
  if (isPending) return null;
  const waiting = requests?.find(
    ({ state, project }) => state === 'waiting' && project.id === asked.project.id,
  );
  return (
    <Suspense>
      <AskDialog
        project={asked.project}
        roleId={asked.roleId}
        waiting={waiting}
        onClose={onClose}
      />
    </Suspense>
  );
}

function OwnRequestSlot({ project, children }: { project: Project; children: ReactNode }) {
  const asked = useContext(AskedContext);
  const fallback = <span className="invisible">{children}</span>;
  return (
    <Suspense fallback={fallback}>
      <OwnRequest project={project} hasAsked={asked?.project.id === project.id && !asked.isOpen}>
        {children}
      </OwnRequest>
    </Suspense>
  );
}
