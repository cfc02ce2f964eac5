import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { RedirectHome } from '#web/app/redirect-home.tsx';
import type { TeamTab } from './board/parts/team-dialog.tsx';
import { needsFirstSteps } from '#web/projects/projects/joining/needs-first-steps.ts';
import { offerReview } from './board/parts/offer-review.ts';
import { WorkspaceTabs } from './board/parts/workspace-tabs.tsx';
import { useLiveProject } from './board/parts/use-live-project.ts';
import { showsCountdown } from '#web/hackathons/hackathons/countdown/shows-countdown.ts';
import { Viewers } from '#web/board/live/viewers.tsx';
import { isActive, membersFailure, membersQuery } from '#web/teams/members/queries.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { useOwnProject } from '#web/projects/projects/use-own-project.ts';
import { WorkspaceHeader } from '#web/projects/projects/workspace-header.tsx';
import { Board } from '#web/board/tickets/board/board.tsx';
import { boardQuery } from '#web/board/tickets/queries.ts';
import { usePreload } from '#web/lib/preload.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { TeamPhotos } from '#web/ui/pieces/team-photos.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';

// Loaded when first opened. They stay mounted afterward, so that they keep what was typed.
const loadDialogs = () => import('./board/parts/workspace-dialogs.ts');
const CreateTicket = lazy(async () => ({ default: (await loadDialogs()).CreateTicket }));
const TeamDialog = lazy(async () => ({ default: (await loadDialogs()).TeamDialog }));
const BoardNotices = lazy(() => import('./board/parts/board-notices.tsx'));
const FirstSteps = lazy(() => import('#web/projects/projects/joining/first-steps.tsx'));
const GoneProject = lazy(() => import('./projects/parts/gone-project.tsx'));

/** Navigation state that links to this screen pass along (Specification, section 3). */
type ProjectContext = { projectName: string; projectDescription: string; projectStatus: string };

export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const project = useOwnProject(projectId);
  const navigationState = useLocation().state as ProjectContext | null;
  const isOpen = project.data?.can.open === true;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (project.isError && !project.data) {
    if (isGone(project.error)) {
      return (
        <Suspense fallback={<ScreenLoading />}>
          <GoneProject projectId={projectId} />
        </Suspense>
      );
    }
    return (
      <Page className="grid grid-cols-1 gap-4">
        <PageTitle>Team space</PageTitle>
        <LoadFailure onRetry={project.refetch}>
          Couldn’t open the team space. Check your connection and try again.
        </LoadFailure>
      </Page>
    );
  }
  if (project.data && !isOpen)
    return <RedirectHome from={wasOpen ? project.data.name : undefined} />;
  const context = project.data
    ? {
        projectName: project.data.name,
        projectDescription: project.data.description,
        projectStatus: project.data.status,
      }
    : navigationState;
  if (!context) return <ScreenLoading />;
  return <Workspace projectId={projectId} context={context} />;
}

/** Whether there's something to ask above the board, which is as high as a notice. */
const hasQuestion = (project: Project) =>
  project.isQuiet ||
  project.asksNextStep ||
  project.inactiveSince ||
  project.quietTicket ||
  project.takeover ||
  project.can.takeOver ||
  project.membership === 'inactive';

/** How high what is shown above the board is, so that the board stays where it is; undefined if nothing is. */
function heightOfNotices(project: Project): string | undefined {
  if (project.isNew) return 'h-44';
  if (hasQuestion(project)) return 'h-13';
  if (project.meets) return 'h-13 sm:h-6';
  return showsCountdown(project.hackathon) ? 'h-6' : undefined;
}

function Workspace({ projectId, context }: { projectId: number; context: ProjectContext }) {
  const [creating, setCreating] = useState<boolean>();
  const [searchParams, setSearchParams] = useSearchParams();
  const { state: navigationState } = useLocation();
  const asked = searchParams.get('team');
  const tab =
    asked === null ? undefined : asked === 'notes' || asked === 'meetings' ? asked : 'people';
  const [hasOpenedTeam, setHasOpenedTeam] = useState(false);
  if (tab && !hasOpenedTeam) setHasOpenedTeam(true);
  const showTeam = (team: TeamTab | undefined) =>
    setSearchParams(team ? { team } : {}, { replace: true, state: navigationState });
  usePreload(loadDialogs);
  const { profile, isPending: isAsking } = useProfile();
  const project = useQuery(projectQuery(projectId));
  const client = useQueryClient();
  // Read only: the board loads its tickets itself.
  const board = useQuery({ ...boardQuery(projectId), enabled: false });
  const ticketCount = board.data?.tickets.length ?? 0;
  const { state, presence } = useLiveProject({
    projectId,
    lastChange: board.data?.lastChange,
    personId: profile?.id,
  });
  const present = new Set([...presence.map(({ id }) => id), profile?.id ?? 0]);
  const refresh = () => client.invalidateQueries({ queryKey: ['projects'] });
  // Loaded each time the dialog opens, so that it offers the current members.
  const members = useQuery({ ...membersQuery(projectId), enabled: creating === true });
  return (
    <TeamPhotos members={project.data ? membersOf(project.data) : []}>
      <Page className="grid grid-cols-1 gap-4">
        <WorkspaceHeader
          {...context}
          project={project.data}
          present={present}
          onTeam={() => showTeam('people')}
        >
          <Viewers {...{ presence, state }} personId={profile?.id} />
        </WorkspaceHeader>
        {project.data && heightOfNotices(project.data) && (
          <Suspense fallback={<div className={heightOfNotices(project.data)} />}>
            <BoardNotices project={project.data} personId={profile?.id} />
          </Suspense>
        )}
        <WorkspaceTabs
          projectId={projectId}
          project={project.data}
          personId={profile?.id}
          board={
            <Board
              projectId={projectId}
              personId={profile?.id}
              onCreate={() => setCreating(true)}
              onFinished={(ticket) => {
                if ([null, profile?.id].includes(ticket.assigneeId)) offerReview(ticket);
              }}
            >
              {project.data && board.data && needsFirstSteps(project.data, ticketCount) && (
                <Suspense>
                  <FirstSteps
                    project={project.data}
                    ticketCount={ticketCount}
                    onCreate={() => setCreating(true)}
                  />
                </Suspense>
              )}
            </Board>
          }
        />
        <Suspense>
          {creating !== undefined && !isAsking && (
            <CreateTicket
              key={profile?.id}
              projectId={projectId}
              personId={profile?.id}
              open={creating}
              onOpenChange={setCreating}
              members={members.data?.filter(isActive)}
              technologies={project.data?.techStack ?? []}
              membersFailure={members.isError ? membersFailure : undefined}
            />
          )}
          {hasOpenedTeam && (
            <TeamDialog
              projectId={projectId}
              project={project.data}
              personId={profile?.id}
              tab={tab}
              onTab={showTeam}
              onRemoved={() => void refresh()}
            />
          )}
        </Suspense>
      </Page>
    </TeamPhotos>
  );
}
