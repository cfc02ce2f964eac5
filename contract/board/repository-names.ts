import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/** A username on a host of repositories, such as "olena" on "gitlab.com", in a project's repository. */
const repositoryName = z.object({
  id: z.int(),
  host: z.string(),
  name: z.string(),
  project: z.string(),
});

const code = z.object({ text: z.string(), expiresAt: z.string() });

const ownNames = z.object({ names: z.array(repositoryName), code: z.nullable(code) });
export type OwnRepositoryNames = z.output<typeof ownNames>;

export const repositoryNames = {
  'GET /users/repository-names': {
    summary:
      'List your confirmed usernames on GitLab, Forgejo and Gitea, and the code to confirm another one, if you have asked for it',
    reply: ownNames,
  },
  'PUT /users/repository-names/code': {
    summary:
      'Get a code to confirm a username. When a pull request that you open in a connected repository has it in its description, your username is confirmed for that project. Replaces an earlier code',
    reply: code,
  },
  'DELETE /users/repository-names/{nameId}': {
    summary: 'Remove a confirmed username from a project. What it did so far stays yours',
    status: 204,
  },
} as const satisfies Contract;
