import type { Notification } from '#contract/notifications/notifications.ts';
import { mergeSameNews } from './merge-same-news.ts';

export type NotificationGroup = { key: string; name: string; notifications: Notification[] };

/** Groups notifications by project; the one with the newest notification comes first. */
export function groupByProject(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ project }) => project?.id ?? 0);
  return [...groups].map(([id, its]) => ({
    key: String(id),
    name: its[0]?.project?.name ?? 'About you',
    notifications: mergeSameNews(its),
  }));
}
