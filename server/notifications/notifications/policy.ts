import {
  type EmailTime,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts';

/** The hour at which people are told of what can wait until then, in their time zone. */
export const morning = 8;

/** How soon someone is emailed: as they chose, if the kind still has that choice. */
export function emailTimeOf(kind: NotificationKind, chosen?: EmailTime): EmailTime {
  const { email, choices }: { email: EmailTime; choices: readonly EmailTime[] } =
    notificationKinds[kind];
  return chosen !== undefined && choices.includes(chosen) ? chosen : email;
}
