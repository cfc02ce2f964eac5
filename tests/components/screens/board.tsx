import type { ListedTicket } from '#contract/board/tickets.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Member } from '#contract/teams/members.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/team-workspace.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { focusOn } from '#tests/components/press-on.ts';
import { projectOf } from '#tests/components/projects.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { memberOf } from '#tests/components/teams.ts';
import { noReviews, ticketAnswers, ticketOf } from '#tests/components/tickets.ts';

type Options = {
  /** The part of the address after the path: `?q=map`. */
  query?: string;
  project?: Partial<Project>;
  /** Whether Aino leads the team. */
  leads?: boolean;
  members?: Member[];
  answers?: Answers;
};

/**
 * Opens the team space of Aino and Eetu, with a server that keeps these tickets, in the
 * order of this list. `answers` can be replaced later.
 */
export async function openTeamSpace(
  fields: Partial<ListedTicket>[] = [],
  { query = '', project = {}, leads = true, members, answers: more }: Options = {},
) {
  const person = profileOf();
  const own = projectOf({ name: 'Trail Finder', ...project });
  Object.assign(own.can, { open: true, edit: leads });
  const tickets = fields.map((one, index) =>
    ticketOf({ id: 11 + index, number: index + 1, position: `a${index}`, ...one }),
  );
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /projects/{projectId}': () => structuredClone(own),
    'GET /projects/{projectId}/members': members ?? [
      memberOf({ isCreator: true, isLead: true }),
      memberOf({ id: 8, name: 'Eetu Laine' }),
    ],
    ...ticketAnswers(tickets),
    'GET /projects/{projectId}/tickets/{ticketId}/reviews': noReviews,
    ...more,
  };
  signIn(person);
  const address = paths.teamWorkspace(own.id) + query;
  const sent = await openScreen(Component, address, { answers, pattern: patterns.teamWorkspace });
  return { person, project: own, tickets, answers, sent };
}

/** Opens a board with tickets of these titles in the backlog. */
export const openBacklog = (titles: string[], options?: Options) =>
  openTeamSpace(
    titles.map((title) => ({ title })),
    options,
  );

export const column = (status: TicketStatus) =>
  page.getByRole('region', { name: status, exact: true });
export const card = (title: string) => page.getByRole('group', { name: title, exact: true });

/** Expects tickets with these titles in a column. */
export const expectColumn = (status: TicketStatus, titles: string[]) =>
  expect.poll(() => textsOf(column(status).getByRole('link'))).toEqual(titles);

/** Opens a ticket’s menu with its button and moves it. */
export async function moveBy(title: string, item: string) {
  await focusOn(card(title));
  await page.getByRole('button', { name: `Move ${title} to…` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Picks a ticket up by keyboard. It listens for arrow keys a timer later. */
export async function pickUp(title: string) {
  await focusOn(card(title));
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/^Picked up/)).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Opens the filters and writes into the first. */
export async function filterBy(text: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await filterField().fill(text);
}

export const filterField = () => page.getByPlaceholder('Filter by title or number');
export const createDialog = () => page.getByRole('dialog', { name: 'Create Ticket' });

/** Opens the dialog to create a ticket. */
export async function openCreateDialog() {
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  return createDialog();
}
