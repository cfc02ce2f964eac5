import type { ReactNode } from 'react';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';

/** Who wrote or did something; without a name if the account was deleted. `seed` decides the look of their piece. */
export type Actor = {
  name: string | undefined;
  seed: string | number | undefined;
  photo?: string | null | undefined;
};

export type ListedDiscussion = {
  id: number;
  title: string;
  author: Actor;
  excerpt: string;
  replies: number;
  when: ReactNode;
  isPinned?: boolean;
  isClosed?: boolean;
};

export type Activity = { id: number; actor: Actor; what: ReactNode; when: ReactNode };

type DiscussionsProps = {
  /** What to know about them, if they aren't real. */
  note?: ReactNode;
  discussions: readonly ListedDiscussion[];
  activity: readonly Activity[];
  /** Shows what happened earlier, if there’s more. */
  earlier?: ReactNode;
  /** Shown in place of the list, such as while it's loading. */
  instead?: ReactNode;
  /** Missing for someone who can't write. */
  onNew?: (() => void) | undefined;
  onView: (id: number) => void;
};

/** A team's discussions, and what it did lately. */
export const Discussions = (props: DiscussionsProps) => {
  const { note, discussions, activity, earlier, instead, onNew, onView } = props;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-label="Discussions">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          {note}
          {onNew && (
            <Button className="ml-auto" onClick={onNew}>
              New Discussion
            </Button>
          )}
        </div>
        {instead}
        <ul className="grid gap-2">
          {discussions.map((discussion) => (
            <DiscussionRow
              key={discussion.id}
              {...discussion}
              onView={() => onView(discussion.id)}
            />
          ))}
        </ul>
      </section>
      {activity.length > 0 && <RecentActivity activity={activity} earlier={earlier} />}
    </div>
  );
};

const DiscussionRow = (props: ListedDiscussion & { onView: () => void }) => {
  const { title, author, excerpt, replies, when, isPinned, isClosed, onView } = props;
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <PersonPiece {...author} />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 text-base">
          <span dir="auto" className="wrap-anywhere">
            {title}
          </span>
          {isPinned && <Badge tone="blue">Pinned</Badge>}
          {isClosed && <Badge>Closed</Badge>}
        </h2>
        <p dir="auto" className="mt-0.5 line-clamp-3 wrap-anywhere text-soft">
          {excerpt}
        </p>
        <p className="mt-1.5 text-sm text-faint">
          {author.name ?? 'Former member'}, {when}
          {dot}
          {formatCount(replies, 'reply', 'replies')}
        </p>
      </div>
      <Button size="sm" onClick={onView}>
        View<span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
};

type RecentActivityProps = Pick<DiscussionsProps, 'activity' | 'earlier'>;

const RecentActivity = ({ activity, earlier }: RecentActivityProps) => (
  <section aria-labelledby="recent-activity">
    <h2 id="recent-activity" className="mb-3 text-lg">
      Recent Activity
    </h2>
    <ul className="grid gap-3">
      {activity.map(({ id, actor, what, when }) => (
        <li key={id} className="flex gap-2.5 text-body">
          <PersonPiece size="sm" {...actor} />
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{actor.name ?? 'Former member'}</span> {what}
            <span className="block text-sm text-faint">{when}</span>
          </p>
        </li>
      ))}
    </ul>
    {earlier}
  </section>
);
