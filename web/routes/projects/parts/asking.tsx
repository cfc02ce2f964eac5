import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { AskingProvider } from '#web/projects/projects/joining/asking.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';

const AskToJoin = lazy(() => import('#web/joining/join-requests/ask-to-join.tsx'));
const WaitForPlace = lazy(() => import('#web/joining/waitings/wait-for-place.tsx'));
const AskOnce = lazy(() => import('#web/joining/join-requests/ask-once.tsx'));

type Asked = {
  project: ProjectCard;
  roleId: number | undefined;
  startsNow: boolean;
  isOpen: boolean;
};

/** Lets people ask to join from several places on a screen. */
export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const askedId = asked?.isOpen === false ? asked.project.id : undefined;
  const value = useMemo(
    () => ({
      AskToJoin,
      WaitForPlace,
      askedId,
      ask: (project: ProjectCard, roleId: number | undefined, startsNow = false) =>
        setAsked({ project, roleId, startsNow, isOpen: true }),
    }),
    [askedId],
  );
  return (
    <AskingProvider value={value}>
      {children}
      <Suspense>
        {asked?.isOpen && (
          <AskAbout {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
        )}
      </Suspense>
    </AskingProvider>
  );
}

type AskAboutProps = Omit<Asked, 'isOpen'> & { onClose: () => void };

/** Asks with the roles that are left: a refusal reloads the project. */
function AskAbout({ project, ...asked }: AskAboutProps) {
  const { data = project } = useQuery(projectQuery(project.id));
  return <AskOnce project={data} {...asked} />;
}
