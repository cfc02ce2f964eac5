import type { Notification } from '#contract/notifications/notifications.ts';
import { mergeSameNews, type NotificationRow } from './merge-same-news.ts';

export type NotificationGroup = { key: string; name: string; notifications: NotificationRow[] };

/**
 * Groups notifications by project; the one with the newest notification comes first. One that was told
 * again is as new as that.
 */
export function groupByProject(notifications: readonly Notification[]): NotificationGroup[] {
  const newestFirst = notifications.toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  const groups = Map.groupBy(newestFirst, ({ project }) => project?.id ?? 0);
  return [...groups].map(([id, its]) => ({
    key: String(id),
    name: its[0]?.project?.name ?? 'About you',
    notifications: mergeSameNews(its),
  }));
}
