import { formatDaysAway } from '#web/lib/formats/format-dates.ts';
import { Discussions } from '#web/gatherings/threads/discussions.tsx';
import { discussions, recentActivity } from '#web/site/sample/discussions.ts';
import { SampleNote, showSampleToast } from '#web/ui/sample.tsx';

/** Sample discussions. Nothing is loaded or sent; the buttons say so. */
export default function SampleDiscussions() {
  return (
    <Discussions
      note={<SampleNote>Every team sees the same examples.</SampleNote>}
      discussions={discussions.map(({ author, daysAgo, ...discussion }) => ({
        ...discussion,
        author: { name: author, seed: author },
        when: formatDaysAway(-daysAgo),
      }))}
      activity={recentActivity.map(({ id, person, what, daysAgo }) => ({
        id,
        actor: { name: person, seed: person },
        what,
        when: formatDaysAway(-daysAgo),
      }))}
      onNew={showNotice}
      onView={showNotice}
    />
  );
}

const showNotice = () => showSampleToast('Discussions aren’t available yet.');
