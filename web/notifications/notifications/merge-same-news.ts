import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { formatList } from '#web/lib/formats/format-list.ts';

/** Kinds whose text is a person and what they did, which reads the same for several. */
const kinds: ReadonlySet<NotificationKind> = new Set([
  'mentioned',
  'comment_written',
  'ticket_reviewed',
  'member_joined',
  'member_left',
  'note_written',
  'thread_written',
  'thread_replied',
]);

/** `count`: how many notifications it stands for. */
export type NotificationRow = Notification & { count: number };

/**
 * Turns notifications that say the same about several people into one. It's the newest of them, with the
 * highest ID, so that opening it marks all of them as read.
 */
export function mergeSameNews(notifications: readonly Notification[]): NotificationRow[] {
  const groups = Map.groupBy(notifications, (news) => {
    const said = kinds.has(news.kind) && sayWithoutActor(news);
    return said ? JSON.stringify([news.kind, news.subject, news.isRead, said]) : news.id;
  });
  return [...groups.values()].map((same) => {
    const [newest] = same as [Notification];
    const names = [...new Set(same.flatMap(({ actor }) => actor?.name ?? []))];
    return {
      ...newest,
      id: Math.max(...same.map(({ id }) => id)),
      count: same.length,
      ...(same.length > 1 && { text: nameSome(names) + sayWithoutActor(newest) }),
    };
  });
}

const sayWithoutActor = ({ text, actor }: Notification) =>
  actor && text.startsWith(`${actor.name} `) ? text.slice(actor.name.length) : undefined;

const nameSome = (names: string[]) =>
  formatList(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names);
