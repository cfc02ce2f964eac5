import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { maxHackathonTeam } from './hackathon-rules.ts';
import { basicInformation, project, projectCard } from '#contract/projects/projects.ts';
import { roleForm } from '#contract/teams/roles.ts';
import { labels } from '#contract/values/text/text.ts';
import { joiningWays } from '#contract/values/vocabulary.ts';

/** An idea that someone builds a team around. The team's size is the hackathon's. */
const teamForm = z.object({
  name: basicInformation.shape.name,
  description: basicInformation.shape.description,
  techStack: z._default(labels('Technology'), []),
  roles: z._default(
    z.array(z.omit(roleForm, { id: true }), 'Roles must be a list').check(
      z.maxLength(maxHackathonTeam, `You can add up to ${maxHackathonTeam}`),
      z.refine(
        (roles) => new Set(roles.map(({ name }) => name)).size === roles.length,
        'A role must not be listed twice',
      ),
    ),
    [],
  ),
  joining: z._default(z.enum(joiningWays, 'Choose who can join'), 'open'),
});
export type HackathonTeamForm = z.input<typeof teamForm>;

export const hackathonTeams = {
  'GET /hackathons/{slug}/teams': {
    summary: 'List the teams of a hackathon',
    reply: z.array(projectCard),
  },
  'POST /hackathons/{slug}/teams': {
    summary:
      'Start a team for an idea in a hackathon that you signed up for, and become its first member',
    body: teamForm,
    reply: project,
    status: 201,
  },
} as const satisfies Contract;
