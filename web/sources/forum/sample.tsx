import { findThreads, getStatistics } from '#web/gatherings/forum/forum-search.ts';
import type { ForumSource } from '#web/gatherings/forum/source.ts';
import { getForum } from '#web/site/sample/forum/forum.ts';
import { Button } from '#web/ui/button.tsx';
import { SampleNote, showSampleToast } from '#web/ui/sample.tsx';

/** The sample forum. Nothing is loaded or sent; the buttons say so. */
export const sampleForum: ForumSource = {
  find: (search) => {
    const { threads, categories } = getForum(new Date());
    const found = findThreads(threads, search);
    const all = {
      threads: found,
      hasMore: false,
      categories,
      found: getStatistics(found),
      all: getStatistics(threads),
    };
    return {
      queryKey: ['sample-forum', search.text, search.type],
      queryFn: () => all,
      initialData: { pages: [all], pageParams: [0] },
      initialPageParam: 0,
      getNextPageParam: () => undefined,
      // Never loaded.
      enabled: false,
    };
  },
  note: <SampleNote>These people and their discussions are made up.</SampleNote>,
  start: (
    <Button onClick={() => showSampleToast('You can’t start discussions yet.')}>
      Start New Discussion
    </Button>
  ),
  onJoin: () => showSampleToast('You can’t join discussions yet.'),
};
