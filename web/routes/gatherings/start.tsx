import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { StartThread } from '#web/gatherings/forum/start-thread.tsx';
import { categoriesQuery } from '#web/gatherings/forum/queries.ts';
import { threadPath } from '#web/gatherings/forum/forum-paths.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
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
      <QueryFailure query={{ error, refetch }} what="the categories" />
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
