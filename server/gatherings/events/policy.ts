import { attendanceDays, confirmation, eventLimits } from '#contract/values/event-card.ts';
import { addDays } from '#contract/values/durations.ts';
import type { EventRow } from './store.ts';

export type Reader = { userId: number; isAdmin: boolean };

type Times = Pick<EventRow, 'starts_at' | 'ends_at' | 'canceled_at'>;

export const isOver = ({ ends_at, canceled_at }: Times, now: Date) =>
  canceled_at !== null || ends_at <= now.toISOString();

/** Admins can do what organizers can. */
export const canOrganize = ({ organizer_id }: EventRow, { userId, isAdmin }: Reader) =>
  isAdmin || (organizer_id !== null && organizer_id === userId);

/** The link and the names. */
export const canSeeInside = (event: EventRow, reader: Reader) =>
  event.own_state === 'going' || canOrganize(event, reader);

export const placesOf = ({ max_people }: Pick<EventRow, 'max_people'>) =>
  max_people ?? eventLimits.people;

/** Whoever joins from then on counts as confirmed. */
export const isAsking = ({ starts_at }: Pick<Times, 'starts_at'>, now: Date) =>
  addDays(now, confirmation.askedBefore) >= new Date(starts_at);

/** From then on, a free place goes to whoever joins first. */
export const isLastDay = ({ starts_at }: Pick<Times, 'starts_at'>, now: Date) =>
  addDays(now, confirmation.passedOnBefore) >= new Date(starts_at);

/** Whether someone has to say that they still come. */
export const isAsked = (
  event: Times & Pick<EventRow, 'own_state' | 'own_asked_at' | 'own_confirmed_at'>,
  now: Date,
) =>
  event.own_state === 'going' &&
  event.own_asked_at !== null &&
  event.own_confirmed_at === null &&
  event.starts_at > now.toISOString() &&
  event.canceled_at === null;

/** Once it has begun, until a week after it. */
export const canNoteAttendance = (event: EventRow, reader: Reader, now: Date) =>
  canOrganize(event, reader) &&
  event.canceled_at === null &&
  new Date(event.starts_at) <= now &&
  now < addDays(new Date(event.ends_at), attendanceDays);
