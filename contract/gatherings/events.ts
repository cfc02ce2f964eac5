import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import {
  eventCategories,
  eventFormats,
  eventLimits,
  eventStates,
} from '#contract/values/event-card.ts';
import { shownPerson } from '#contract/values/shown-person.ts';
import { atMost, labels, line, wholeNumber } from '#contract/values/text/text.ts';
import { cancellation, gatheringFields, repeat, timeRules, version } from './event-times.ts';

const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z._default(z.array(item).check(atMost(most, `You can add up to ${most}`)), []);

const named = (label: string) => line(label, { min: 1, max: 100 });

const fields = z.object({
  ...gatheringFields,
  type: line('Kind', { min: 1, max: 50 }),
  category: z.enum(eventCategories, 'Choose a category from the list'),
  format: z.enum(eventFormats, 'Choose a format from the list'),
  maxParticipants: z._default(
    z.nullable(
      z
        .int('Spots must be a whole number')
        .check(
          z.minimum(1, 'Spots must be at least 1'),
          z.maximum(eventLimits.people, `Spots must not exceed ${eventLimits.people}`),
        ),
    ),
    null,
  ),
  skills: z._default(labels('Skill').check(z.maxLength(10, 'You can add up to 10 skills')), []),
  mentors: list(z.object({ name: named('Name'), expertise: named('Expertise') }), 12),
  speakers: list(z.object({ name: named('Name'), topic: line('Topic', { min: 1, max: 150 }) }), 12),
  activities: list(line('Activity', { min: 1, max: 150 }), 12),
  sponsors: list(named('Sponsor'), 12),
});

type Place = { format: (typeof eventFormats)[number]; location: string };

const hasPlace: z.core.$ZodCheck<Place> = z.refine(
  ({ format, location }) => format === 'Online' || location !== '',
  { path: ['location'], error: 'Say where it takes place' },
);

export const eventForm = z.extend(fields, { repeat }).check(...timeRules, hasPlace);
export type EventForm = z.input<typeof eventForm>;

/** `version`: the one that was edited. */
export const eventUpdate = z.extend(fields, { version }).check(...timeRules, hasPlace);
export type EventUpdate = z.input<typeof eventUpdate>;

/**
 * An event in the list. `participants`: how many are going; `maxParticipants` is null without a limit.
 * `organizer` is null once their account is deleted. `state`: what the person asking is in it.
 */
const listedEvent = z.object({
  id: z.int(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  type: z.string(),
  category: z.enum(eventCategories),
  format: z.enum(eventFormats),
  location: z.string(),
  description: z.string(),
  participants: z.int(),
  maxParticipants: z.nullable(z.int()),
  organizer: z.nullable(shownPerson),
  skills: z.array(z.string()),
  mentors: z.array(z.object({ name: z.string(), expertise: z.string() })),
  speakers: z.array(z.object({ name: z.string(), topic: z.string() })),
  activities: z.array(z.string()),
  sponsors: z.array(z.string()),
  state: z.nullable(z.enum(eventStates)),
});
export type ListedEvent = z.output<typeof listedEvent>;

/**
 * An event. `link` and `people`, who are going, are null except for those going and the organizers.
 * `waiting`: how many wait for a spot, and `position` how many are before the person asking, with them.
 * `isAsked`: they have to say whether they still come. `attended`: whether they came, as an organizer noted, or null. `later`: how many events of the same series start
 * later and aren't canceled. `cancelReason` is empty unless it's canceled.
 */
const event = z.extend(listedEvent, {
  link: z.nullable(z.string()),
  people: z.nullable(z.array(shownPerson)),
  waiting: z.int(),
  position: z.nullable(z.int()),
  isAsked: z.boolean(),
  attended: z.nullable(z.boolean()),
  canceledAt: z.nullable(z.string()),
  cancelReason: z.string(),
  later: z.int(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), join: z.boolean(), seeAttendance: z.boolean() }),
});
export type LiveEvent = z.output<typeof event>;

/** Someone who was going. `attended` is null until an organizer has noted who came. */
const attendant = z.extend(shownPerson, { attended: z.nullable(z.boolean()) });
export type Attendant = z.output<typeof attendant>;

export const events = {
  'GET /events': {
    summary:
      'List the events that aren’t over, the next one first, and then past ones, the latest first: 300 in all, or only the `next` ones',
    access: 'public',
    liveArea: 'events',
    query: z.object({ next: z.optional(wholeNumber('Next', { min: 1, max: eventLimits.listed })) }),
    reply: z.object({ events: z.array(listedEvent), can: z.object({ create: z.boolean() }) }),
  },
  'POST /events': {
    summary:
      'Create an event, or several that repeat. Organizers only, unless admins have opened it to everyone',
    liveArea: 'events',
    body: eventForm,
    reply: event,
    status: 201,
    creates: true,
  },
  'GET /events/{eventId}': {
    summary: 'Get an event',
    access: 'public',
    liveArea: 'events',
    reply: event,
  },
  'PUT /events/{eventId}': {
    summary:
      'Change an event that you organize, or any as an admin. Those concerned are told of a new time, place or link. Returns stale_event with the current one if `version` is outdated',
    liveArea: 'events',
    body: eventUpdate,
    reply: event,
  },
  'POST /events/{eventId}/cancellation': {
    summary:
      'Cancel an event that you organize, or any as an admin, and tell everyone why. Idempotent',
    liveArea: 'events',
    body: cancellation,
    reply: event,
  },
  'PUT /events/{eventId}/participation': {
    summary:
      'Join an event or leave it. If it’s full, you wait for a spot. Joining again says that you still come',
    liveArea: 'events',
    body: z.object({ going: z.boolean() }),
    reply: event,
  },
  'GET /events/{eventId}/attendance': {
    summary: 'List who was going to an event that you organize, and who came',
    liveArea: 'events',
    reply: z.array(attendant),
  },
  'PUT /events/{eventId}/attendance': {
    summary: 'Note who came to an event that you organize, until a week after it',
    liveArea: 'events',
    body: z.object({
      userIds: z
        .array(
          z.int('Choose people from the list').check(z.positive('Choose people from the list')),
        )
        .check(atMost(eventLimits.people, 'Choose people from the list')),
    }),
    reply: z.array(attendant),
  },
  'GET /admin/organizers': {
    summary: 'List whom admins have named organizers of events. Admins only',
    reply: z.array(shownPerson),
  },
  'PUT /admin/organizers/{userId}': {
    summary: 'Name someone an organizer of events. Admins only',
    status: 204,
  },
  'DELETE /admin/organizers/{userId}': {
    summary: 'Make someone no organizer of events anymore. Admins only. Idempotent',
    status: 204,
  },
} as const satisfies Contract;
