import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import type { ForumThread } from '#contract/values/forum-card.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { RelativeDate } from '#web/ui/text/dates.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { CodeSnippet } from './code-snippet.tsx';
import { ThreadAuthor } from './thread-author.tsx';
import { ThreadFacts } from './thread-facts.tsx';
import { typeTones } from './type-tones.ts';

type ThreadCardProps = {
  thread: ForumThread;
  /** Where it is, if it's somewhere. */
  href?: string | undefined;
  onJoin?: (() => void) | undefined;
};

/** A discussion in the list. */
export function ThreadCard({ thread, href, onJoin }: ThreadCardProps) {
  const { id, title, author, category, type, replies, views, lastActivity, tags } = thread;
  return (
    <article
      aria-labelledby={`thread-${id}`}
      tabIndex={-1}
      className="rounded-lg border border-line bg-surface px-4 pt-3 pb-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <Badge tone={typeTones[type]}>{type}</Badge>
        <span>{category}</span>
        {thread.isPinned && <Badge tone="blue">Pinned</Badge>}
        {thread.isAnswered && <Badge tone="green">Answered</Badge>}
        {thread.isClosed && <Badge>Closed</Badge>}
        <span className="ml-auto">
          <span className="sr-only">Last activity </span>
          <RelativeDate day={lastActivity} />
        </span>
      </div>
      <h3 id={`thread-${id}`} className="mt-1.5 text-lg">
        {href ? (
          <Link to={href} dir="auto" className="wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <ThreadAuthor author={author} />
      {thread.codeSnippet && <CodeSnippet {...thread.codeSnippet} />}
      <ThreadFacts thread={thread} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <ul className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="flex min-w-0">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full sm:ml-auto sm:gap-x-4">
          <p className="flex items-center gap-1.5 text-sm text-soft tabular-nums">
            <MessageSquare aria-hidden className="size-4" />
            {formatCount(replies, 'reply', 'replies')}
          </p>
          <p className="flex items-center gap-1.5 text-sm text-soft tabular-nums">
            <Eye aria-hidden className="size-4" />
            {formatCount(views, 'view')}
          </p>
          {href ? (
            <ButtonLink to={href} size="sm" className="ml-auto">
              Join Discussion<span className="sr-only"> {title}</span>
            </ButtonLink>
          ) : (
            <Button size="sm" onClick={onJoin} className="ml-auto">
              Join Discussion<span className="sr-only"> {title}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
