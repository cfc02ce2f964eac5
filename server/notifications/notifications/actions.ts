import { addDays } from '#contract/values/durations.ts';
import {
  type EmailTime,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationList } from '#contract/notifications/notifications.ts';
import { countStrangerEmails, listStrangers } from './strangers.ts';
import type { Db } from '#server/migrations/tables.ts';
import { cutPage } from '#server/platform/database/cut-page.ts';
import { enqueueMails } from '#server/platform/mail/outbox.ts';
import type { NotificationData } from './data.ts';
import { textsOf } from './texts.ts';
import { nextMorning } from './next-morning.ts';
import { emailTimeOf } from './policy.ts';
import { presentNotification } from './present.ts';
import { listChosen } from './settings-store.ts';
import {
  countUnread,
  insertNotifications,
  listFull,
  listNotifications,
  listRecipients,
  type Recipient,
  replaceNotifications,
} from './store.ts';

const pageSize = 30;
/** More emails than this within an hour wait for the daily one, so that nobody can flood a mailbox. */
const maxEmailsPerHour = 20;
/** How many notifications of such a kind someone can send to the same person within a day. */
const maxLatestPerDay = 5;

type News<Kind extends NotificationKind> = {
  kind: Kind;
  /** Who is told. The actor never is. */
  to: number | readonly number[];
  /** Who did it; null if the schedule did. */
  actorId: number | null;
  /** Whose budget of emails to strangers it counts in, if it isn't the actor's. */
  causedBy?: number | undefined;
  projectId?: number;
  data: NotificationData[Kind];
  now?: Date;
};

/**
 * Notifies people, in the transaction of the change. An email goes into the outbox with it if it's due
 * now; others are left for the daily or weekly email.
 */
export async function tell<Kind extends NotificationKind>(
  db: Db,
  {
    kind,
    to,
    actorId,
    causedBy = actorId ?? undefined,
    projectId,
    data,
    now = new Date(),
  }: News<Kind>,
) {
  const ids = [to].flat().filter((id) => id !== actorId);
  if (ids.length === 0) return;
  const recipients = await listRecipients(db, { ids, kind, email: emailTimeOf(kind), now });
  const planned = recipients.map((person) => ({
    userId: person.id,
    ...planEmail({ ...person, email: emailTimeOf(kind, person.email) }, { kind, now }),
  }));
  const people = await withinBudget(db, planned, { causedBy, now });
  const about = { data, projectId: projectId ?? 0, actorId: actorId ?? 0 };
  const subject = textsOf(kind).subject(about);
  const news = { kind, subject, projectId: projectId ?? null, actorId, data, now };
  const told = await insertNotifications(db, news, people);
  const mailed = new Set(people.filter(({ mailedAt }) => mailedAt).map(({ userId }) => userId));
  await enqueueMails(
    db,
    told
      .filter(({ user_id }) => mailed.has(user_id))
      .map(({ id, user_id: userId }) => ({
        kind: 'notification',
        payload: { notificationId: id, userId },
      })),
  );
}

type Planned = { userId: number; emailAt: Date | null; mailedAt: Date | null };

/** Nobody can have emails sent to many strangers. Those over the limit are only told in Pieces. */
async function withinBudget(
  db: Db,
  planned: Planned[],
  { causedBy, now }: { causedBy: number | undefined; now: Date },
): Promise<Planned[]> {
  const ids = planned.filter(isEmailed).map(({ userId }) => userId);
  if (causedBy === undefined || ids.length === 0) return planned;
  const strangers = await listStrangers(db, { actorId: causedBy, ids, now });
  if (strangers.size === 0) return planned;
  const { over } = await countStrangerEmails(db, { userId: causedBy, count: strangers.size, now });
  const untold = new Set([...strangers].slice(strangers.size - over));
  return planned.map((one) =>
    untold.has(one.userId) ? { ...one, emailAt: null, mailedAt: null } : one,
  );
}

const isEmailed = ({ emailAt, mailedAt }: Planned) => emailAt !== null || mailedAt !== null;

type Latest<Kind extends NotificationKind> = News<Kind> & { now: Date };

/**
 * The same for what can go back and forth, such as a role. Within a day, people get the latest state in
 * the notification that they have, and no other email, so that nobody can flood them.
 */
export async function tellLatest<Kind extends NotificationKind>(db: Db, news: Latest<Kind>) {
  const { kind, actorId, projectId = 0, data, now } = news;
  const ids = [news.to].flat();
  const subject = textsOf(kind).subject({ data, projectId, actorId: actorId ?? 0 });
  const told = { kind, ids, actorId, since: addDays(now, -1) };
  const renewed = await replaceNotifications(db, { ...told, subject, data, byAnyone: false });
  const full = await listFull(db, { ...told, most: maxLatestPerDay });
  const to = ids.filter((id) => !renewed.includes(id) && !full.includes(id));
  await tell(db, { ...news, to });
}

/**
 * The same for what is often done to different tickets or projects, such as assigning them. Within a day,
 * the same one changes the notification that the person has, whoever did it.
 */
export async function tellOnceADay<Kind extends NotificationKind>(
  db: Db,
  { to: userId, now = new Date(), ...news }: News<Kind> & About,
) {
  const { kind, actorId, projectId, data } = news;
  if (userId === actorId) return;
  const subject = textsOf(kind).subject({ data, projectId, actorId });
  const told = { kind, ids: [userId], actorId, since: addDays(now, -1), subject, data };
  const renewed = await replaceNotifications(db, { ...told, byAnyone: true });
  if (renewed.length === 0) await tell(db, { ...news, to: userId, now });
}

type About = { to: number; actorId: number; projectId: number };

/** When someone is emailed about a notification. `mailedAt` means that the email is sent now. */
function planEmail(
  { email, timeZone, mailedLately }: Recipient,
  { kind, now }: { kind: NotificationKind; now: Date },
): { emailAt: Date | null; mailedAt: Date | null } {
  if (email === 'never') return { emailAt: null, mailedAt: null };
  const canWait = notificationKinds[kind].choices.length > 0;
  if (email === 'now' && !(canWait && mailedLately >= maxEmailsPerHour))
    return { emailAt: null, mailedAt: now };
  const every = email === 'weekly' ? 'weekly' : 'daily';
  return { emailAt: nextMorning(now, timeZone, every), mailedAt: null };
}

/** An hour before someone's next daily or weekly email: when to notify them of what belongs in it. */
export function timeBeforeEmail(now: Date, timeZone: string, every: 'daily' | 'weekly'): Date {
  const hour = 60 * 60 * 1000;
  const email = nextMorning(new Date(now.getTime() + hour), timeZone, every);
  return new Date(email.getTime() - hour);
}

/** How soon someone has chosen to be emailed about a kind; null if they haven't chosen. */
export async function findChosenEmail(
  db: Db,
  { userId, kind }: { userId: number; kind: NotificationKind },
): Promise<EmailTime | null> {
  const chosen = await listChosen(db, userId);
  return chosen.find((choice) => choice.kind === kind)?.email ?? null;
}

export async function getNotifications(
  db: Db,
  { userId, before }: { userId: number; before: number | undefined },
): Promise<NotificationList> {
  const rows = await listNotifications(db, { userId, before, limit: pageSize + 1 });
  const { page, hasMore } = cutPage(rows, pageSize);
  return {
    notifications: page.map(presentNotification),
    hasMore,
    unread: await countUnread(db, userId),
  };
}
