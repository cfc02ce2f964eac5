import { addDays } from '#contract/values/durations.ts';
import type { JoinRequestState } from '#contract/values/vocabulary.ts';
import { answerDays } from '#contract/values/vocabulary.ts';

/** The days after which the leads are reminded of a request; of one that ends sooner, only the last. */
const firstReminderDay = 2;
const [lastReminderBeforeEnd, earliestLastReminder] = [2, 1];
/** How many requests someone can make in a day. On the first day of an account it's up to the operator. */
export const maxPerDay = 10;

export const answerDate = (askedAt: Date) => addDays(askedAt, answerDays);

/** Which requests are due for their first, or their last reminder. */
export const dueReminders = (now: Date) => ({
  first: {
    reminders: 1,
    askedBefore: addDays(now, -firstReminderDay),
    endsAfter: addDays(now, lastReminderBeforeEnd),
  },
  last: {
    reminders: 2,
    askedBefore: addDays(now, -earliestLastReminder),
    endsBefore: addDays(now, lastReminderBeforeEnd),
  },
});

type Request = { userId: number; state: JoinRequestState };
type Reader = { id: number; isLead: boolean };

/** Leads see the requests to their team, and people their own. */
export const canSee = ({ userId }: Request, person: Reader) =>
  person.isLead || person.id === userId;

export const canAnswer = ({ userId, state }: Request, person: Reader) =>
  state === 'waiting' && person.isLead && person.id !== userId;

/** People change and withdraw their own requests while those wait. */
export const canChange = ({ userId, state }: Request, person: Reader) =>
  state === 'waiting' && person.id === userId;
