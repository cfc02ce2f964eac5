import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { AskingProvider } from '#web/features/projects/asking.ts';

const AskToJoin = lazy(() => import('#web/features/join-requests/ask-to-join.tsx'));
const WaitForPlace = lazy(() => import('#web/features/waitings/wait-for-place.tsx'));
const AskOnce = lazy(() => import('#web/features/join-requests/ask-once.tsx'));

type Asked = { project: Project; roleId: number | undefined; isOpen: boolean };

/** Lets people ask to join from several places on a screen. */
export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const hasAsked = asked?.isOpen === false;
  const value = useMemo(
    () => ({
      AskToJoin,
      WaitForPlace,
      hasAsked,
      ask: (project: Project, roleId: number | undefined) =>
        setAsked({ project, roleId, isOpen: true }),
    }),
    [hasAsked],
  );
  return (
    <AskingProvider value={value}>
      {children}
      <Suspense>
        {asked?.isOpen && (
          <AskOnce
            project={asked.project}
            roleId={asked.roleId}
            onClose={() => setAsked({ ...asked, isOpen: false })}
          />
        )}
      </Suspense>
    </AskingProvider>
  );
}
