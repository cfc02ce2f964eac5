import type { Notification } from '#contract/notifications/notifications.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { Facts, NotificationData } from './data.ts';
import { textsOf } from './texts.ts';
import type { NotificationRow } from './store.ts';

export function presentNotification(row: NotificationRow): Notification {
  const texts = textsOf(row.kind);
  const facts = factsOf(row);
  return {
    id: row.id,
    kind: row.kind,
    text: texts.text(facts),
    path: texts.path(facts),
    subject: row.subject,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    actor:
      row.actor_id === null
        ? null
        : {
            id: row.actor_id,
            name: row.actor_name,
            avatar: row.actor_avatar && photoAddress(row.actor_avatar),
          },
    createdAt: row.created_at,
    isRead: row.read_at !== null,
  };
}

/** What the texts of a notification are made of. */
export const factsOf = (row: NotificationRow): Facts => ({
  data: row.data as NotificationData[typeof row.kind],
  actor: { id: row.actor_id ?? 0, name: row.actor_id === null ? 'Someone' : row.actor_name },
  project: { id: row.project_id ?? 0, name: row.project_name ?? '' },
  timeZone: row.time_zone,
});
