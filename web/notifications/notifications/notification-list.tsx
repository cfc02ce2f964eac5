import { Link } from 'react-router';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { NotificationRow } from './merge-same-news.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LogoMark } from '#web/ui/pieces/logo.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { groupByProject } from './group-by-project.ts';
import { useMarkRead } from './queries.ts';

type NotificationListProps = {
  notifications: readonly Notification[];
  /** The level of a project's heading. */
  heading: 'h2' | 'h3';
  onOpen?: () => void;
};

/** Notifications by project. Opening one marks it as read, with the earlier ones about the same thing. */
export const NotificationList = ({
  notifications,
  heading: Heading,
  onOpen,
}: NotificationListProps) =>
  groupByProject(notifications).map(({ key, name, notifications: its }) => (
    <section key={key} className="mt-4 first:mt-0">
      <Heading className="truncate px-3 text-sm font-semibold text-soft">{name}</Heading>
      <ul className="mt-1">
        {its.map((notification) => (
          <NotificationItem key={notification.id} {...notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));

function NotificationItem({
  id,
  text,
  path,
  subject,
  actor,
  createdAt,
  isRead,
  count,
  onOpen,
}: NotificationRow & { onOpen: (() => void) | undefined }) {
  const { mutate } = useMarkRead();
  const open = () => {
    if (!isRead) mutate({ upTo: id, subject });
    onOpen?.();
  };
  return (
    <li className="relative flex min-h-11 items-start gap-3 rounded-md px-3 py-2 focus-within:bg-sunken hover:bg-sunken">
      {actor ? (
        <PersonPiece name={actor.name} seed={actor.id} photo={actor.avatar} size="sm" />
      ) : (
        <LogoMark className="h-7 w-7" />
      )}
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          onClick={open}
          className={classNames(
            'wrap-anywhere after:absolute after:inset-0',
            isRead ? 'text-soft' : 'font-medium text-ink',
          )}
        >
          {!isRead && (
            <span className="sr-only">{count > 1 ? `${count} unread: ` : 'Unread: '}</span>
          )}
          {text}
        </Link>
        <p className="text-sm text-soft">
          <TimeAgo iso={createdAt} />
        </p>
      </div>
      {!isRead && count === 1 && (
        <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-accent" />
      )}
      {!isRead && count > 1 && (
        <span
          aria-hidden
          className="mt-0.5 min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-sm font-semibold text-on-accent"
        >
          {count}
        </span>
      )}
    </li>
  );
}
