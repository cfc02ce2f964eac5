import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { bands, fitLevels, reasonKeys } from './match-points.ts';
import { projectCard } from '#contract/projects/projects.ts';
import { role } from '#contract/teams/roles.ts';
import { wholeNumber } from '#contract/values/text/text.ts';
import { disciplines, goals, skillLevels, weekTimes } from '#contract/values/vocabulary.ts';

/**
 * One line on why two fit: its points, the most that are possible, and a sentence. `together`, which has
 * no points: they've built together, and both would again.
 */
const reason = z.object({
  key: z.enum([...reasonKeys, 'together']),
  fits: z.enum(fitLevels),
  points: z.int(),
  most: z.int(),
  words: z.string(),
});
export type Reason = z.output<typeof reason>;

/** `asked`: how many people wait for an answer. `freePlaces`: how many can still join in this role. */
const openingFit = z.object({
  band: z.enum(bands),
  reasons: z.array(reason),
  asked: z.int(),
  freePlaces: z.int(),
});

/** A role with a free place that may suit the person asking. */
const openingForMe = z.object({ project: projectCard, role, ...openingFit.shape });
export type OpeningForMe = z.output<typeof openingForMe>;

/** How a role of one project suits the person asking. */
const roleFit = z.object({ roleId: z.int(), ...openingFit.shape });
export type RoleFit = z.output<typeof roleFit>;

/**
 * How someone suits the role that they ask for. `bestRole`: if they ask for none and anything is known
 * about them, the name of the one that suits them best; otherwise an empty string.
 */
const requestFit = z.object({
  requestId: z.int(),
  bestRole: z.string(),
  band: z.enum(bands),
  reasons: z.array(reason),
});
export type RequestFit = z.output<typeof requestFit>;

/** Someone who agreed to be found, as the leads of a project see them. */
const foundPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  skills: z.array(z.object({ technology: z.string(), skillLevel: z.enum(skillLevels) })),
  disciplines: z.array(z.enum(disciplines)),
  learns: z.array(z.string()),
  hours: z.nullable(z.int()),
  week: z.array(z.enum(weekTimes)),
  /** Their offset from UTC, such as "UTC+2", or an empty string. */
  utcOffset: z.string(),
  goal: z.nullable(z.enum(goals)),
  languages: z.array(z.string()),
  note: z.string(),
  band: z.enum(bands),
  reasons: z.array(reason),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** The most openings or people in one reply. */
export const matchPageSize = 30;

export const matches = {
  'GET /openings/for-me': {
    summary:
      'List up to 30 openings that may suit you, with reasons: the best role of each project. With `together`, only those of teams with someone you’ve built with, if you both said you would again. Pages count from 0',
    query: z.object({
      discipline: z.optional(
        z.enum(disciplines, `Discipline must be one of ${disciplines.join(', ')}`),
      ),
      goal: z.optional(z.enum(goals, `Goal must be one of ${goals.join(', ')}`)),
      together: z.optional(z.enum(['yes'], 'Together must be yes, or left out')),
      page: z._default(wholeNumber('Page', { min: 0, max: 1000 }), 0),
    }),
    reply: z.array(openingForMe),
  },
  'PUT /openings/dismissals/{projectId}': {
    summary: 'Don’t list a project’s openings for you for 90 days. Idempotent',
    status: 204,
  },
  'DELETE /openings/dismissals/{projectId}': {
    summary: 'List a dismissed project’s openings for you again. Idempotent',
    status: 204,
  },
  'GET /projects/{projectId}/fit': {
    summary: 'Get how well each open role of a project suits you. Empty if you’re on the team',
    reply: z.array(roleFit),
  },
  'GET /projects/{projectId}/join-requests/fit': {
    summary:
      'Get how well the people who are waiting for an answer from your project suit the roles they ask for, or the one that suits them best if they ask for none',
    reply: z.array(requestFit),
  },
  'GET /projects/{projectId}/roles/{roleId}/people': {
    summary: 'List up to 30 people who agreed to be found and may suit a role of your project',
    reply: z.array(foundPerson),
  },
} as const satisfies Contract;
