import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { StartThread } from '#web/gatherings/forum/start-thread.tsx';
import { categoriesQuery } from '#web/gatherings/forum/queries.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { threadPath } from '#web/gatherings/forum/forum-paths.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { BackToForum } from '#web/gatherings/forum/back-to-forum.tsx';

export function Component() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(categoriesQuery);
  return (
    <Page width="form" className="grid grid-cols-1 gap-4">
      <BackToForum />
      <PageTitle>New discussion</PageTitle>
      {error && (
        <LoadFailure onRetry={refetch}>
          Couldn’t load the categories. {getErrorMessage(error, '')}
        </LoadFailure>
      )}
      {!data && !error && <Loading />}
      {data && (
        <StartThread
          categories={data.categories}
          onStarted={(threadId) => void navigate(threadPath(threadId), { replace: true })}
        />
      )}
    </Page>
  );
}
