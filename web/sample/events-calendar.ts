import { datedFrom, type Event } from '#web/sample/events-entity.ts';
import { later } from '#web/sample/events-later.ts';
import { past } from '#web/sample/events-past.ts';
import { soon } from '#web/sample/events-soon.ts';

/** All sample events, from six weeks before today to three months ahead, in order. */
export const listEvents = (today: Date): Event[] => datedFrom(today, [...past, ...soon, ...later]);
