import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { type JoinRequestState, joinRequestStates } from '#contract/values/vocabulary.ts';
import { BackToBoard } from '#web/routes/board/parts/back-to-board.tsx';
import { RedirectHome } from '#web/app/redirect-home.tsx';
import { useRequestNews } from './parts/use-request-news.ts';
import { RequestList } from '#web/joining/join-requests/request-list.tsx';
import { stateNames } from '#web/joining/join-requests/state-text.ts';
import { EndPause } from '#web/projects/projects/joining/end-pause.tsx';
import { useOwnProject } from '#web/projects/projects/use-own-project.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

const RequestFit = lazy(() => import('#web/matching/matches/request-fit.tsx'));

const options = joinRequestStates.map((value) => ({ value, label: stateNames[value] }));

/** Who asks to join, for the project's leads. */
export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const { data: project, error, refetch } = useOwnProject(projectId);
  useRequestNews();
  const [state, setState] = useState<JoinRequestState>('waiting');
  if (isGone(error) || (project && !project.can.open))
    return <RedirectHome isGone={isGone(error)} />;
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <BackToBoard projectId={projectId} />
      <PageTitle
        tab={project && `Requests · ${project.name}`}
        lead={project && `People who would like to join ${project.name}`}
        action={
          <Select
            label="Show"
            hideLabel
            size="sm"
            className="w-40"
            value={state}
            onChange={setState}
            options={options}
          />
        }
      >
        Requests
      </PageTitle>
      {error && !project && (
        <LoadFailure onRetry={refetch}>
          Couldn’t load the requests. Check your connection and try again.
        </LoadFailure>
      )}
      {!error && !project && <Loading />}
      {project && !project.can.answer && <Notice>Only leads can see and answer requests.</Notice>}
      {project?.can.answer && (
        <>
          {project.isPaused && <EndPause project={project} />}
          <RequestList
            projectId={projectId}
            state={state}
            renderFit={({ id }) => (
              <Suspense>
                <RequestFit isShort projectId={projectId} requestId={id} />
              </Suspense>
            )}
          />
        </>
      )}
    </Page>
  );
}
