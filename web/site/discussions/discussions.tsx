import { discussions, recentActivity } from '#web/site/sample/discussions.ts';
import { formatDaysAway } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Button } from '#web/ui/button.tsx';
import { SampleNote, showSampleToast } from '#web/ui/sample.tsx';

/** Sample discussions. Nothing is loaded or sent; the buttons say so. */
export function Discussions() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-label="Discussions">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <SampleNote>Every team sees the same examples.</SampleNote>
          <Button onClick={showNotice}>New Discussion</Button>
        </div>
        <ul className="grid gap-2">
          {discussions.map(({ id, title, author, excerpt, replies, daysAgo }) => (
            <li
              key={id}
              className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4"
            >
              <PersonPiece name={author} seed={author} />
              <div className="min-w-0 flex-1">
                <h2 className="text-base">{title}</h2>
                <p className="mt-0.5 text-soft">{excerpt}</p>
                <p className="mt-1.5 text-sm text-faint">
                  {author}, {formatDaysAway(-daysAgo)} · {formatCount(replies, 'reply', 'replies')}
                </p>
              </div>
              <Button size="sm" onClick={showNotice}>
                View<span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="recent-activity">
        <h2 id="recent-activity" className="mb-3 text-lg">
          Recent Activity
        </h2>
        <ul className="grid gap-3">
          {recentActivity.map(({ id, person, what, daysAgo }) => (
            <li key={id} className="flex gap-2.5 text-body">
              <PersonPiece size="sm" name={person} seed={person} />
              <p>
                <span className="font-semibold">{person}</span> {what}
                <span className="block text-sm text-faint">{formatDaysAway(-daysAgo)}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const showNotice = () => showSampleToast('Discussions aren’t available yet.');
