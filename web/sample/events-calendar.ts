import { datedFrom, type Event } from '#web/sample/events-entity.ts';
import { later } from '#web/sample/events-later.ts';
import { past } from '#web/sample/events-past.ts';
import { soon } from '#web/sample/events-soon.ts';

/** Every sample event around a given day, from weeks ago to months ahead, the earliest first. */
export const listEvents = (today: Date): Event[] => datedFrom(today, [...past, ...soon, ...later]);
