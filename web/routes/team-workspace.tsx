import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useLiveProject } from '#web/app/use-live-project.ts';
import { Discussions } from '#web/features/discussions/discussions.tsx';
import { Viewers } from '#web/features/live/viewers.tsx';
import { membersFailure, membersQuery } from '#web/features/members/queries.ts';
import { useProfile } from '#web/features/profiles/queries.ts';
import { projectQuery, userProjectsQuery } from '#web/features/projects/queries.ts';
import { WorkspaceHeader } from '#web/features/projects/workspace-header.tsx';
import { Board } from '#web/features/tickets/board.tsx';
import { boardQuery } from '#web/features/tickets/queries.ts';
import { usePreload } from '#web/lib/preload.ts';
import { ScreenLoading } from '#web/ui/loading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';

// The dialogs come when they are opened first, and then keep what was typed into them.
const loadCreateTicket = async () => {
  const { CreateTicket } = await import('#web/features/tickets/create-ticket.tsx');
  return { default: CreateTicket };
};
const loadTeam = async () => {
  const { Team } = await import('#web/features/members/team.tsx');
  return { default: Team };
};
const CreateTicket = lazy(loadCreateTicket);
const Team = lazy(loadTeam);
const loadDialogs = () => Promise.all([loadCreateTicket(), loadTeam()]);

/** Project context: what whoever links here brings along (section 3). */
type ProjectContext = { projectName: string; projectDescription: string; projectStatus: string };

export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const project = useQuery({ ...projectQuery(projectId), ...useOwnProject(projectId) });
  const brought = useLocation().state as ProjectContext | null;
  const isOpen = project.data?.can.open === true;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (project.isError && !project.data) {
    if (isGone(project.error)) return <SentHome />;
    return (
      <Page className="grid grid-cols-1 gap-4">
        <PageTitle>Team space</PageTitle>
        <LoadFailure onRetry={project.refetch}>The team space could not be opened.</LoadFailure>
      </Page>
    );
  }
  if (project.data && !isOpen) return <SentHome from={wasOpen ? project.data.name : undefined} />;
  const context = project.data
    ? {
        projectName: project.data.name,
        projectDescription: project.data.description,
        projectStatus: project.data.status,
      }
    : brought;
  if (!context) return <ScreenLoading />;
  return <Workspace projectId={projectId} context={context} />;
}

/** One of one's own projects is known already: the shell has read them all. */
function useOwnProject(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = userProjectsQuery;
  return {
    initialData: () => client.getQueryData(queryKey)?.find(({ id }) => id === projectId),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
  };
}

/** Whoever has no place here is sent home (section 2), and told why. */
function SentHome({ from }: { from?: string | undefined }) {
  useEffect(() => {
    toast({
      id: 'sent-home',
      ...(from === undefined
        ? {
            title: 'This team space is for its members',
            description:
              'Join the project on the Projects page, or ask its creator for the right link.',
          }
        : {
            title: `You are no longer in the team of ${from}`,
            description: 'You were removed just now. What you had typed there is kept.',
            seconds: 20,
          }),
    });
  }, [from]);
  return <Navigate to={paths.home} replace />;
}

const isGone = (error: Error) => 'status' in error && error.status === 404;

function Workspace({ projectId, context }: { projectId: number; context: ProjectContext }) {
  const [creating, setCreating] = useState<boolean>();
  const [teamIsOpen, setTeamIsOpen] = useState<boolean>();
  usePreload(loadDialogs);
  const navigate = useNavigate();
  const { profile, isPending: isAsking } = useProfile();
  const project = useQuery(projectQuery(projectId));
  const client = useQueryClient();
  // The board itself asks for its tickets, as soon as it is shown.
  const board = useQuery({ ...boardQuery(projectId), enabled: false });
  const { state, presence } = useLiveProject({
    projectId,
    lastChange: board.data?.lastChange,
    personId: profile?.id,
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['projects'] });
  // Asked again while this screen stands, the board would be refused; the next screen asks anew.
  const leave = async () => {
    await client.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' });
    await navigate(paths.projects, { replace: true });
  };
  // The dialog offers whoever is in the team at the moment it opens.
  const members = useQuery({ ...membersQuery(projectId), enabled: creating === true });
  return (
    <Page className="grid grid-cols-1 gap-4">
      <WorkspaceHeader {...context} project={project.data} onTeam={() => setTeamIsOpen(true)}>
        <Viewers {...{ presence, state }} personId={profile?.id} />
      </WorkspaceHeader>
      <div className="relative">
        <Tabs
          label="Team space"
          panelClassName="pt-3"
          tabs={[
            {
              value: 'board',
              label: 'Pieceboard',
              panel: (
                <Board
                  projectId={projectId}
                  personId={profile?.id}
                  onCreate={() => setCreating(true)}
                />
              ),
            },
            { value: 'discussions', label: 'Discussions', panel: <Discussions /> },
            {
              value: 'documentation',
              label: 'Documentation',
              panel: <EmptyState title={documentation} />,
            },
            {
              value: 'code',
              label: 'Code',
              panel: <EmptyState title={code} />,
            },
          ]}
        />
      </div>
      <Suspense>
        {creating !== undefined && !isAsking && (
          <CreateTicket
            key={profile?.id}
            projectId={projectId}
            personId={profile?.id}
            open={creating}
            onOpenChange={setCreating}
            members={members.data}
            membersFailure={members.isError ? membersFailure : undefined}
          />
        )}
        {teamIsOpen !== undefined && (
          <Team
            projectId={projectId}
            personId={profile?.id}
            open={teamIsOpen}
            onOpenChange={setTeamIsOpen}
            onLeft={() => void leave()}
            onRemoved={() => void refresh()}
          />
        )}
      </Suspense>
    </Page>
  );
}

const documentation = 'Documentation section will be implemented in the next phase.';
const code = 'Code repository integration will be implemented in the next phase.';
