import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { slug } from '#contract/values/hackathon-path.ts';
import {
  type EmailTime,
  emailTimes,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from './notification-kinds.ts';
import { atMost, id, timeZone } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/**
 * What someone is told: `text` is a sentence, `path` the page it's about, and `subject` what it's about,
 * such as "ticket:5". `actor` is null if nobody did it or the account was deleted.
 */
export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKindNames),
  text: z.string(),
  path: z.string(),
  subject: z.string(),
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  actor: z.nullable(shownPerson),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const notificationList = z.object({
  notifications: z.array(notification),
  hasMore: z.boolean(),
  unread: z.int(),
});
export type NotificationList = z.output<typeof notificationList>;

/**
 * The data of a `notifications` event: how many are unread (at most 100), the newest one's ID, and when it
 * came (null without one).
 */
export const notificationState = z.object({
  unread: z.int(),
  last: z.int(),
  lastAt: z.nullable(z.string()),
});
export type NotificationState = z.output<typeof notificationState>;

/** The notifications to mark as read: all up to `upTo`, or only those about a subject. */
const reading = z.object({
  upTo: z
    .int('The last notification is required')
    .check(z.minimum(0, 'The last notification is required')),
  subject: z.optional(z.string().check(atMost(100, 'Subject is too long'))),
});

/** How soon someone is emailed about each kind, and where it is morning for their daily email. */
export const notificationSettings = z.object({
  timeZone: z.string(),
  emails: z.array(z.object({ kind: z.enum(notificationKindNames), email: z.enum(emailTimes) })),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** What is left out stays as it is. `browserTimeZone` is only saved if no time zone is known yet. */
const settingsUpdate = z.object({
  timeZone: z.optional(timeZone),
  browserTimeZone: z.optional(timeZone),
  emails: z._default(
    z
      .array(
        z
          .object({
            kind: z.enum(notificationKindNames, 'Choose a kind from the list'),
            email: z.enum(emailTimes, 'Choose how soon from the list'),
          })
          .check(z.refine(isChoice, 'This email doesn’t have that option. Choose another one')),
        'Emails must be a list',
      )
      .check(atMost(notificationKindNames.length, 'A kind must not be listed twice')),
    [],
  ),
});

function isChoice({ kind, email }: { kind: NotificationKind; email: EmailTime }): boolean {
  const { choices }: { choices: readonly EmailTime[] } = notificationKinds[kind];
  return choices.includes(email);
}

export const notifications = {
  'GET /notifications': {
    summary: 'List your newest 30 notifications, or the 30 `before` one of them, newest first',
    query: z.object({ before: z.optional(id) }),
    reply: notificationList,
  },
  'GET /notifications/events': {
    summary:
      'Stream your unread notifications as server-sent events: `notifications` with how many there are, now and whenever that changes, and `gone` when your session ends. While a board is open, its stream has these events too. With `hackathon`, also `hackathon` events whenever that hackathon, its people or its teams change, if you can see its people',
    query: z.object({ hackathon: z.optional(slug) }),
    stream: true,
  },
  'PUT /notifications/read': {
    summary: 'Mark your notifications as read, up to one of them',
    body: reading,
    status: 204,
  },
  'GET /users/notification-settings': {
    summary: 'Get your email setting for each kind of notification',
    reply: notificationSettings,
  },
  'PUT /users/notification-settings': {
    summary: 'Change your email settings or your time zone',
    body: settingsUpdate,
    reply: notificationSettings,
  },
  'POST /unsubscribe/{token}': {
    summary:
      'Stop the emails that a link from one of them is about. Email programs send this too (RFC 8058), so it takes any body',
    access: 'public',
    signed: true,
    params: z.object({ token: z.string().check(atMost(200, 'The link is incomplete')) }),
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Contract;
