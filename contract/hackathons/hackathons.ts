import { day } from '#contract/values/durations.ts';
import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { code } from '#contract/values/hackathon-path.ts';
import { ownSignUp } from './hackathon-people.ts';
import { criteria } from './criteria.ts';
import { defaultCriteria } from './submission-limits.ts';
import { instant } from '#contract/values/instant.ts';
import {
  hackathonKinds,
  hackathonPhases,
  hackathonVisibilities,
  maxCodesPerDay,
  maxHackathonTeam,
  maxPeople,
  maxTemplateTickets,
  maxWanted,
  teamFormings,
} from './hackathon-rules.ts';
import {
  staffRoles,
  disciplines,
  hackathonTasks,
  priorities,
  ticketTypes,
} from '#contract/values/vocabulary.ts';
import { personName } from '#contract/values/person-name.ts';
import { line, text, timeZone } from '#contract/values/text/text.ts';
import { maxTitleLength } from '#contract/values/ticket-limits.ts';

const size = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .int(`${label} must be a whole number`)
    .check(
      z.minimum(min, `${label} must be at least ${min}`),
      z.maximum(max, `${label} must not exceed ${max}`),
    );

/** A ticket that each team's board starts with. */
const templateTicket = z.object({
  title: line('Title', { min: 1, max: maxTitleLength }),
  description: z._default(text('Description', { max: 5000 }), ''),
  type: z._default(z.enum(ticketTypes, 'Choose a type from the list'), 'Task'),
  priority: z._default(z.enum(priorities, 'Choose a priority from the list'), 'Medium'),
});
export type TemplateTicket = z.output<typeof templateTicket>;

const fields = z.object({
  // Emails to people who don't know Pieces have it.
  name: personName('Name', { min: 3, max: 100 }),
  description: z._default(text('Description', { max: 5000 }), ''),
  kind: z._default(z.enum(hackathonKinds, 'Choose a kind from the list'), 'hackathon'),
  visibility: z._default(z.enum(hackathonVisibilities, 'Choose who can find it'), 'link'),
  timeZone: z._default(timeZone, ''),
  opensAt: instant('Sign-up start'),
  closesAt: instant('Sign-up end'),
  startsAt: instant('Start'),
  endsAt: instant('End'),
  mostPeople: z._default(size('People', { min: 2, max: maxPeople }), 100),
  teamLeast: z._default(size('Smallest team', { min: 2, max: maxHackathonTeam }), 3),
  teamMost: z._default(size('Largest team', { min: 2, max: maxHackathonTeam }), 5),
  wanted: z._default(
    z.array(z.enum(disciplines, 'Choose disciplines from the list')).check(
      z.maxLength(maxWanted, `You can choose up to ${maxWanted} kinds of work`),
      z.refine(
        (all) => new Set(all).size === all.length,
        'A kind of work must not be listed twice',
      ),
    ),
    [],
  ),
  forming: z._default(z.enum(teamFormings, 'Choose who forms the teams'), 'both'),
  template: z._default(
    z
      .array(templateTicket)
      .check(
        z.maxLength(
          maxTemplateTickets,
          `A board can start with up to ${maxTemplateTickets} tickets`,
        ),
      ),
    [],
  ),
  criteria: z._default(criteria, defaultCriteria),
});

type Rule = { path: keyof z.output<typeof fields>; message: string };
type Dates = { opensAt: string; closesAt: string; startsAt: string; endsAt: string };
type Sizes = { teamLeast: number; teamMost: number };

const maxLength = 366 * day;

/** An invalid time has an error of its own. */
const isBefore = (first: string, second: string) => !(Date.parse(first) >= Date.parse(second));

const refined = (
  isFine: (form: Dates & Sizes) => boolean,
  { path, message }: Rule,
): z.core.$ZodCheck<Dates & Sizes> => z.refine(isFine, { path: [path], error: message });

const rules = [
  refined(({ opensAt, closesAt }) => isBefore(opensAt, closesAt), {
    path: 'closesAt',
    message: 'Sign-up must close after it opens',
  }),
  refined(({ startsAt, endsAt }) => isBefore(startsAt, endsAt), {
    path: 'endsAt',
    message: 'The end must be after the start',
  }),
  refined(({ startsAt, endsAt }) => !(Date.parse(endsAt) - Date.parse(startsAt) > maxLength), {
    path: 'endsAt',
    message: 'A hackathon can take up to a year',
  }),
  refined(
    // An end before the start is reported by itself.
    ({ startsAt, closesAt, endsAt }) =>
      closesAt === endsAt || isBefore(closesAt, endsAt) || !isBefore(startsAt, endsAt),
    { path: 'closesAt', message: 'Sign-up must close before the end' },
  ),
  refined(({ teamLeast, teamMost }) => teamLeast <= teamMost, {
    path: 'teamMost',
    message: 'The largest team can’t be smaller than the smallest',
  }),
];

/** `timeZone`: an IANA name; empty for the organizer's. */
export const hackathonForm = fields.check(...rules);
export type HackathonForm = z.input<typeof hackathonForm>;

/** `version`: the version that was edited. */
export const hackathonUpdate = z
  .extend(fields, { version: z.int('Version must be a whole number') })
  .check(...rules);
export type HackathonUpdate = z.input<typeof hackathonUpdate>;

/**
 * What a list and a hackathon's page have. `people`: how many have signed up. `organizer` is null once
 * their account is deleted. `staffRole`, `ownState` and `task` are about the person asking, and null if
 * they aren't staff, haven't signed up or have nothing to do.
 */
const hackathonSummary = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(hackathonKinds),
  visibility: z.enum(hackathonVisibilities),
  timeZone: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  phase: z.enum(hackathonPhases),
  people: z.int(),
  mostPeople: z.int(),
  staffRole: z.nullable(z.enum(staffRoles)),
  ownState: z.nullable(ownSignUp.shape.state),
  task: z.nullable(z.enum(hackathonTasks)),
  organizer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  resultsPublishedAt: z.nullable(z.string()),
});

/** A hackathon in a list. `excerpt`: the start of its description. */
const listedHackathon = z.extend(hackathonSummary, { excerpt: z.string() });
export type ListedHackathon = z.output<typeof listedHackathon>;

/**
 * A hackathon. `own`: how the person asking signed
 * up, or null. `waiting`: how many wait because it's full. `template`, `code` and `url` are only for
 * staff, and empty for others. `criteria`: what judges score. `can` says what the person asking may do:
 * `makeTeams` covers proposals and publication, and `submit` opens what their team submits.
 */
export const hackathon = z.object({
  ...hackathonSummary.shape,
  description: z.string(),
  teamLeast: z.int(),
  teamMost: z.int(),
  wanted: z.array(z.enum(disciplines)),
  forming: z.enum(teamFormings),
  template: z.array(templateTicket),
  criteria,
  teamsPublishedAt: z.nullable(z.string()),
  canceledAt: z.nullable(z.string()),
  waiting: z.int(),
  version: z.int(),
  code: z.string(),
  url: z.string(),
  own: z.nullable(ownSignUp),
  can: z.object({
    edit: z.boolean(),
    cancel: z.boolean(),
    signUp: z.boolean(),
    leave: z.boolean(),
    formTeam: z.boolean(),
    seePeople: z.boolean(),
    exportPeople: z.boolean(),
    managePeople: z.boolean(),
    invite: z.boolean(),
    announce: z.boolean(),
    readAnnouncements: z.boolean(),
    makeTeams: z.boolean(),
    chooseStaff: z.boolean(),
    submit: z.boolean(),
    seeSubmissions: z.boolean(),
    judge: z.boolean(),
    publishResults: z.boolean(),
  }),
});
export type Hackathon = z.output<typeof hackathon>;

export const hackathons = {
  'GET /hackathons': {
    summary:
      'List the hackathons you organize or signed up for, newest first; then those that everyone can find: `listed` aren’t over, the next one first, and `past` are, the newest first',
    access: 'public',
    area: 'hackathons',
    reply: z.object({
      own: z.array(listedHackathon),
      listed: z.array(listedHackathon),
      past: z.array(listedHackathon),
    }),
  },
  'POST /hackathons': {
    summary: 'Create a hackathon and become its organizer',
    area: 'hackathons',
    body: hackathonForm,
    reply: hackathon,
    status: 201,
    creates: true,
  },
  'GET /hackathons/{slug}': {
    summary:
      'Get a hackathon. One that isn’t listed returns not_found, except to people with its `code`, the team behind it, and people who have signed up',
    access: 'public',
    query: z.object({ code: z.optional(code) }),
    reply: hackathon,
  },
  'PUT /hackathons/{slug}': {
    summary:
      'Change a hackathon that you organize. Returns stale_hackathon with the current one if `version` is outdated',
    body: hackathonUpdate,
    reply: hackathon,
  },
  'POST /hackathons/{slug}/cancellation': {
    summary: 'Cancel a hackathon that you organize, and tell everyone why. Idempotent',
    body: z.object({ reason: text('Reason', { min: 10, max: 600 }) }),
    reply: hackathon,
  },
  'PUT /hackathons/{slug}/code': {
    summary: `Replace the code of a hackathon that you organize, up to ${maxCodesPerDay} times a day; the link changes with it`,
    reply: hackathon,
  },
  'POST /hackathon-codes': {
    summary: 'Find a hackathon by its code. The code isn’t in the URL, so it’s never logged',
    access: 'public',
    body: z.object({ code }),
    reply: z.object({ slug: z.string(), code: z.string() }),
  },
} as const satisfies Contract;
