import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { deletedProject, projectCard } from '#contract/projects/projects.ts';
import { hackathonTasks, priorities } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';

/**
 * A team and what others did on its board since you last saw it, counted up to a hundred changes:
 * `all` of them, and the frequent kinds.
 */
export const teamNews = z.object({
  ...z.pick(projectCard, {
    id: true,
    name: true,
    status: true,
    teamSize: true,
    lookingFor: true,
    members: true,
  }).shape,
  news: z.object({
    all: z.int(),
    created: z.int(),
    done: z.int(),
    comments: z.int(),
    joined: z.int(),
  }),
});
export type TeamNews = z.output<typeof teamNews>;

/** A ticket that is assigned to you and not done. */
export const ownTicket = z.object({
  id: z.int(),
  projectId: z.int(),
  projectName: z.string(),
  title: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(priorities),
});
export type OwnTicket = z.output<typeof ownTicket>;

/**
 * What waits for your answer: `requests` to join a team you lead (`count` of them), an `invitation` (`id`),
 * or a `spot` that is reserved for you, in a `role` if it's not empty; and what you've `asked`, which a
 * team answers. `until`: when the first of them ends.
 */
export const waitingAnswer = z.object({
  kind: z.enum(['requests', 'invitation', 'spot', 'asked']),
  id: z.int(),
  projectId: z.int(),
  projectName: z.string(),
  role: z.string(),
  count: z.int(),
  until: z.string(),
});
export type WaitingAnswer = z.output<typeof waitingAnswer>;

/**
 * A hackathon where you have a `task`, or that you signed up for and that starts within a week; then it's
 * null.
 */
export const ownHackathon = z.object({
  slug: z.string(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  task: z.nullable(z.enum(hackathonTasks)),
});
export type OwnHackathon = z.output<typeof ownHackathon>;

/** The figures that are large enough to be shown, in this order. */
const figure = z.object({
  name: z.enum(['members', 'projects', 'events', 'achievements']),
  count: z.int(),
});
export type Figure = z.output<typeof figure>;

export const home = {
  'GET /statistics': {
    summary:
      'Get how many members, listed projects, hackathons that took place, and achievements there are, ten minutes old at most. Without those below 10, and empty with fewer than two left',
    access: 'public',
    anyone: true,
    liveArea: 'home',
    reply: z.object({ figures: z.array(figure) }),
  },
  'GET /users/home': {
    summary:
      'Get what waits for your answer, the most urgent first, then your own open requests, up to three hackathons that need you or start soon, your six liveliest teams with what’s new, your six most urgent tickets, and the projects that you can still restore',
    reply: z.object({
      waiting: z.array(waitingAnswer),
      hackathons: z.array(ownHackathon),
      teams: z.array(teamNews),
      tickets: z.array(ownTicket),
      ticketCount: z.int(),
      deleted: z.array(deletedProject),
    }),
  },
} as const satisfies Contract;
