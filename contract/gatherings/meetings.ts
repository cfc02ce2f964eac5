import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { shownPerson } from '#contract/values/shown-person.ts';
import { cancellation, gatheringFields, repeat, timeRules, version } from './event-times.ts';

/** How many upcoming meetings a team can have. */
export const maxMeetings = 30;

const fields = z.object(gatheringFields);

export const meetingForm = z.extend(fields, { repeat }).check(...timeRules);
export type MeetingForm = z.input<typeof meetingForm>;

/** `version`: the one that was edited. */
export const meetingUpdate = z.extend(fields, { version }).check(...timeRules);
export type MeetingUpdate = z.input<typeof meetingUpdate>;

/**
 * A team's meeting. `organizer`: who planned it, or null if their account was deleted. `declined`: the
 * members who can't come; all others are coming. `isComing`: whether the person asking is. `later`: how
 * many meetings of the same series start later and aren't canceled.
 */
const meeting = z.object({
  id: z.int(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  location: z.string(),
  link: z.string(),
  description: z.string(),
  organizer: z.nullable(shownPerson),
  declined: z.array(shownPerson),
  isComing: z.boolean(),
  later: z.int(),
  version: z.int(),
  canceledAt: z.nullable(z.string()),
  can: z.object({ change: z.boolean() }),
});
export type Meeting = z.output<typeof meeting>;

/**
 * Times for a meeting of an hour. `free`: how many members have said that they're free then, of the
 * `answered` ones who have said when they are, out of `members`.
 */
const suggestedTimes = z.object({
  times: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), free: z.int() })),
  answered: z.int(),
  members: z.int(),
});
export type SuggestedTimes = z.output<typeof suggestedTimes>;

export const meetings = {
  'GET /projects/{projectId}/meetings': {
    summary: 'List your team’s upcoming meetings, the next one first',
    reply: z.object({ meetings: z.array(meeting), can: z.object({ plan: z.boolean() }) }),
  },
  'GET /projects/{projectId}/meetings/times': {
    summary:
      'Suggest up to three times for a meeting of your team, at full hours in a time zone, when most members are free',
    query: z.object({ timeZone: gatheringFields.timeZone }),
    reply: suggestedTimes,
  },
  'POST /projects/{projectId}/meetings': {
    summary: 'Plan a meeting, or several that repeat, and tell the team. Returns the first one',
    body: meetingForm,
    reply: meeting,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/meetings/{meetingId}': {
    summary:
      'Change a meeting that you planned, or any as a lead. The team is told of a new time, place or link, and everyone is invited again at a new time. Returns stale_event with the current one if `version` is outdated',
    body: meetingUpdate,
    reply: meeting,
  },
  'POST /projects/{projectId}/meetings/{meetingId}/cancellation': {
    summary:
      'Cancel a meeting that you planned, or any as a lead, and tell the team why. Idempotent',
    body: cancellation,
    reply: meeting,
  },
  'PUT /projects/{projectId}/meetings/{meetingId}/participation': {
    summary: 'Say that you can’t come to a meeting, or that you’re coming after all',
    body: z.object({ going: z.boolean() }),
    reply: meeting,
  },
} as const satisfies Contract;
