import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import {
  experienceLevels,
  maxHackathonTeam,
  maxPeople,
  proposalStates,
  teamReasonKeys,
} from './hackathon-rules.ts';
import { fitLevels } from '#contract/matching/match-points.ts';
import { project, projectCard } from '#contract/projects/projects.ts';
import { line } from '#contract/values/text/text.ts';
import { disciplines } from '#contract/values/vocabulary.ts';

const userId = z.int('Choose people from the list');
const people = z.array(userId, 'People must be a list').check(z.maxLength(maxPeople));

/** Two people who don't get into the same team. */
const pair = z.tuple([userId, userId]);
const apart = z._default(
  z.array(pair).check(z.maxLength(200, 'You can keep up to 200 pairs apart')),
  [],
);

const teamName = line('Team name', { min: 3, max: 100 });

/**
 * People who stay together in the next proposal. `projectId`: the team that they join, if it exists
 * already. `name`: empty for the next free one. `isWhole`: nobody else joins them.
 */
const pin = z.object({
  projectId: z._default(z.nullable(z.int()), null),
  name: z._default(z.union([z.literal(''), teamName]), ''),
  people,
  isWhole: z._default(z.boolean(), false),
});
export type Pin = z.output<typeof pin>;

/** Why a team fits together: its points, the most that are possible, and a sentence. */
const teamReason = z.object({
  key: z.enum(teamReasonKeys),
  fits: z.enum(fitLevels),
  points: z.int(),
  most: z.int(),
  words: z.string(),
});
export type TeamReason = z.output<typeof teamReason>;

/** `isMember`: they're on this team already, so they can't be moved. `isPinned`: they stay in it. */
const proposedPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  disciplines: z.array(z.enum(disciplines)),
  level: z.enum(experienceLevels),
  isMember: z.boolean(),
  isPinned: z.boolean(),
});

/**
 * A team that's proposed. `projectId`: a team that exists and gets more people, or null. The first of
 * `people` becomes the creator of a new team. `isWhole`: nobody joins or leaves it in the next proposal.
 */
const proposedTeam = z.object({
  projectId: z.nullable(z.int()),
  name: z.string(),
  people: z.array(proposedPerson),
  isWhole: z.boolean(),
  points: z.int(),
  reasons: z.array(teamReason),
  warnings: z.array(z.string()),
});
export type ProposedTeam = z.output<typeof proposedTeam>;

/**
 * Teams that organizers can change before they publish them. `withoutTeam`: who isn't in any of them.
 * `warnings` are about all teams, such as too few designers.
 */
const proposal = z.object({
  id: z.int(),
  seed: z.int(),
  version: z.int(),
  state: z.enum(proposalStates),
  madeBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  madeAt: z.string(),
  teams: z.array(proposedTeam),
  withoutTeam: z.array(proposedPerson),
  apart: z.array(pair),
  warnings: z.array(z.string()),
});
export type Proposal = z.output<typeof proposal>;

const smallTeam = z.object({ projectId: z.int(), name: z.string(), people: z.int() });

export const proposals = {
  'GET /hackathons/{slug}/proposals': {
    summary: 'List the newest proposal that isn’t published or discarded, if there is one',
    reply: z.array(proposal),
  },
  'POST /hackathons/{slug}/proposals': {
    summary:
      'Propose teams for everyone who has none, in a hackathon that you organize. Earlier drafts are discarded. The same people, pins and `seed` give the same teams; without a seed, one is drawn',
    body: z._default(
      z.object({
        seed: z.optional(
          z.int('Seed must be a whole number').check(z.minimum(0), z.maximum(2_147_483_647)),
        ),
        pins: z._default(z.array(pin).check(z.maxLength(maxPeople)), []),
        apart,
      }),
      { pins: [], apart: [] },
    ),
    reply: proposal,
    status: 201,
  },
  'PUT /hackathons/{slug}/proposals/{proposalId}': {
    summary:
      'Change which people are on which team of a proposal. People on no team are without one. Returns stale_proposal with the current one if `version` is outdated',
    body: z.object({
      version: z.int('Version must be a whole number'),
      teams: z
        .array(
          z.object({
            projectId: z._default(z.nullable(z.int()), null),
            name: teamName,
            people: people.check(
              z.maxLength(maxHackathonTeam, `A team can have up to ${maxHackathonTeam} people`),
            ),
            pinned: z._default(people, []),
            isWhole: z._default(z.boolean(), false),
          }),
        )
        .check(z.maxLength(maxPeople)),
      apart,
    }),
    reply: proposal,
  },
  'POST /hackathons/{slug}/proposals/{proposalId}/publication': {
    summary:
      'Create the teams of a proposal, all or none. Returns people_without_team unless `withoutTeam` lists everyone who gets none, and stale_proposal if someone left or joined a team meanwhile. Idempotent',
    body: z.object({
      version: z.int('Version must be a whole number'),
      withoutTeam: z._default(people, []),
    }),
    reply: z.array(projectCard),
  },
  'GET /hackathons/{slug}/people/{userId}/places': {
    summary: 'List the teams that someone without a team would help most, with reasons, best first',
    reply: z.array(
      z.object({
        ...smallTeam.shape,
        points: z.int(),
        reasons: z.array(teamReason),
        /** In one sentence, such as "No designer yet". */
        words: z.string(),
      }),
    ),
  },
  'PUT /hackathons/{slug}/people/{userId}/team': {
    summary: 'Put someone without a team into one of a hackathon that you organize. Idempotent',
    body: z.object({ projectId: z.int('Choose a team') }),
    reply: project,
  },
  'GET /hackathons/{slug}/merges': {
    summary:
      'List teams that are smaller than they should be, with the team that each could merge into. Teams that have submitted something are left out',
    reply: z.array(z.object({ from: smallTeam, into: smallTeam, reasons: z.array(teamReason) })),
  },
  'POST /hackathons/{slug}/merges': {
    summary:
      'Move everyone from one team into another in a hackathon that you organize, and complete the empty one. Idempotent',
    body: z.object({ from: z.int('Choose a team'), into: z.int('Choose a team') }),
    reply: project,
  },
} as const satisfies Contract;
