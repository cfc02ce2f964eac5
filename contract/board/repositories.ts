import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { itemKinds } from '#contract/values/vocabulary.ts';

export const repositoryProviders = ['github', 'gitlab', 'forgejo'] as const;
export type RepositoryProvider = (typeof repositoryProviders)[number];

export const itemStates = ['', 'open', 'merged', 'closed'] as const;
export type ItemState = (typeof itemStates)[number];

/**
 * A commit, pull request, review or issue, as its repository sent it. `key` is a commit's hash or a
 * number. `author.id` is a member of the team, or null if it's nobody's account here.
 */
export const repositoryItem = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  key: z.string(),
  title: z.string(),
  url: z.string(),
  state: z.enum(itemStates),
  author: z.object({ id: z.nullable(z.int()), name: z.string() }),
  at: z.string(),
});
export type RepositoryItem = z.output<typeof repositoryItem>;

export const deliveryStates = ['waiting', 'done', 'ignored', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const repositoryDelivery = z.object({
  id: z.int(),
  event: z.string(),
  status: z.enum(deliveryStates),
  outcome: z.string(),
  at: z.string(),
});
export type RepositoryDelivery = z.output<typeof repositoryDelivery>;

/**
 * `provider`, `name` and `url` are known once something was received. `startsTickets`: whether opening
 * a pull request moves the tickets it mentions to In Progress.
 */
export const repository = z.object({
  connection: z.nullable(
    z.object({
      address: z.string(),
      provider: z.nullable(z.enum(repositoryProviders)),
      name: z.string(),
      url: z.string(),
      startsTickets: z.boolean(),
      isReadable: z.boolean(),
    }),
  ),
  pullRequests: z.array(repositoryItem),
  commits: z.array(repositoryItem),
});
export type Repository = z.output<typeof repository>;

export const repositories = {
  'GET /projects/{projectId}/repository': {
    summary: 'Get your team’s repository with its latest 20 pull requests and commits',
    reply: repository,
  },
  'PUT /projects/{projectId}/repository': {
    summary: 'Change what a connected repository does to tickets, as a lead',
    body: z.object({ startsTickets: z.boolean('Choose yes or no') }),
    status: 204,
  },
  'PUT /projects/{projectId}/repository/secret': {
    summary:
      'Connect a repository, or replace its secret, as a lead. The secret is returned only this once',
    reply: z.object({ address: z.string(), secret: z.string() }),
  },
  'DELETE /projects/{projectId}/repository': {
    summary: 'Disconnect the repository and delete what it sent, as a lead',
    status: 204,
  },
  'GET /projects/{projectId}/repository/deliveries': {
    summary: 'List the last 20 deliveries and what became of them, as a lead',
    reply: z.array(repositoryDelivery),
  },
  'GET /projects/{projectId}/tickets/{ticketId}/references': {
    summary: 'List the commits and pull requests that mention a ticket, newest first',
    reply: z.array(repositoryItem),
  },
} as const satisfies Contract;
