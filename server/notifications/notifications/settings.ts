import {
  type EmailTime,
  notificationKindNames,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { notFound } from '#server/platform/problem.ts';
import { nextMorning } from './next-morning.ts';
import { emailTimeOf } from './policy.ts';
import {
  findRecipient,
  listChosen,
  moveEmails,
  saveChosen,
  setTimeZone,
} from './settings-store.ts';
import { readSubscription } from './unsubscribe-token.ts';

type Choice = { kind: NotificationKind; email: EmailTime };

export async function getSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const person = await findRecipient(db, userId);
  if (!person) throw notFound();
  const chosen = new Map((await listChosen(db, userId)).map(({ kind, email }) => [kind, email]));
  const emails = notificationKindNames.map((kind) => ({
    kind,
    email: emailTimeOf(kind, chosen.get(kind)),
  }));
  return { timeZone: person.time_zone, emails };
}

type Update = {
  userId: number;
  timeZone?: string | undefined;
  browserTimeZone?: string | undefined;
  emails: Choice[];
  now: Date;
};

/** Changes how soon someone is emailed. What already waits for a daily or weekly email moves too. */
export const changeSettings = async (
  db: Db,
  { userId, timeZone, browserTimeZone, emails, now }: Update,
): Promise<NotificationSettings> =>
  db.transaction().execute(async (db) => {
    // Otherwise simultaneous changes could lock the same settings in different orders.
    await lockPerson(db, userId);
    const zone = timeZone ?? (browserTimeZone && (await findNewZone(db, userId, browserTimeZone)));
    if (zone !== undefined) await setTimeZone(db, { userId, timeZone: zone });
    await saveChosen(db, { userId, choices: emails });
    const settings = await getSettings(db, userId);
    for (const every of ['daily', 'weekly', 'never'] as const) {
      const kinds = settings.emails
        .filter(({ email }) => (email === 'now' ? 'daily' : email) === every)
        .map(({ kind }) => kind);
      const emailAt = every === 'never' ? null : nextMorning(now, settings.timeZone, every);
      await moveEmails(db, { userId, kinds, emailAt, now });
    }
    return settings;
  });

/** The browser's time zone, if none is known yet. */
async function findNewZone(db: Db, userId: number, browserTimeZone: string) {
  const person = await findRecipient(db, userId);
  return person?.time_zone === '' ? browserTimeZone : undefined;
}

/** Stops the emails that a link is about, and says which. */
export async function unsubscribe(
  { db, clock, secret }: Pick<Context, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<string> {
  const subscription = readSubscription(token, secret);
  if (!subscription) throw notFound('This link is incomplete. Open it from the email again.');
  const { userId, kind } = subscription;
  if (!(await findRecipient(db, userId))) throw notFound('This account no longer exists.');
  const { emails } = await getSettings(db, userId);
  const stopped = emails.filter(
    (setting) =>
      notificationKinds[setting.kind].choices.length > 0 &&
      (kind === 'digest' ? isInDigest(setting) : setting.kind === kind),
  );
  const changed = stopped.map((setting) => ({ ...setting, email: rarest(setting.kind) }));
  await changeSettings(db, { userId, emails: changed, now: clock() });
  if (kind === 'digest')
    return changed.some(({ email }) => email === 'weekly')
      ? 'We won’t send you daily or weekly emails anymore, except a weekly one with questions that need your answer.'
      : 'We won’t send you daily or weekly emails anymore.';
  if (rarest(kind) === 'weekly')
    return `We’ll only email you about this weekly: ${notificationKinds[kind].label}`;
  return `We won’t email you about this anymore: ${notificationKinds[kind].label}.`;
}

/** Some questions can only be asked less often. */
function rarest(kind: NotificationKind): EmailTime {
  const { choices }: { choices: readonly EmailTime[] } = notificationKinds[kind];
  return choices.at(-1) ?? 'now';
}

const isInDigest = ({ email }: Choice) => email === 'daily' || email === 'weekly';
