import { Suspense } from 'react';
import { Forum } from '#web/gatherings/forum/forum.tsx';
import { sampleForum as sample } from '#web/sources/forum/sample.tsx';
import { useSource } from '#web/sources/use-source.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

const sources = {
  sample,
  loadLive: async () => (await import('#web/sources/forum/live.tsx')).liveForum,
};

export const Component = () => (
  <Suspense fallback={<ScreenLoading />}>
    <ForumScreen />
  </Suspense>
);

function ForumScreen() {
  const source = useSource('forum', sources);
  return (
    <Page className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <PageTitle
          lead="Ask, answer, think out loud. Someone here has been there."
          action={source.start}
        >
          Forum
        </PageTitle>
        {source.note}
      </div>
      <Forum source={source} />
    </Page>
  );
}
