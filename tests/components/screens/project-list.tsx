import type { Profile } from '#contract/profiles/profiles.ts';
import type { Project } from '#contract/projects/projects.ts';
import { page } from 'vitest/browser';
import { Component } from '#web/routes/projects.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { signIn } from '#tests/components/people.ts';

type Options = { address?: string; person?: Profile; now?: string; answers?: Answers };

/**
 * Opens the list of these projects, for a visitor or a person. `projects` and `answers` can be changed
 * later; `searches` lists the searches that the screen sent.
 */
export async function openProjectList(
  projects: Project[],
  { address = '/projects', person, answers: more, ...options }: Options = {},
) {
  if (person) signIn(person);
  const answers: Answers = {
    'GET /projects/search': ({ query }) => search(projects, query),
    ...(person && { 'GET /users/profile': person, 'GET /projects/deleted': [] }),
    ...more,
  };
  const sent = await openScreen(Component, address, { answers, ...options });
  const searches = () =>
    sent.filter(({ key }) => key === 'GET /projects/search').map(({ query }) => String(query));
  return { answers, sent, searches };
}

/** One page of the projects that a search finds by their name, difficulty and status. */
function search(projects: Project[], query: URLSearchParams) {
  const found = projects.filter(
    ({ name, difficulty, status }) =>
      name.includes(query.get('searchQuery') ?? '') &&
      difficulty === (query.get('difficulty') ?? difficulty) &&
      status === (query.get('status') ?? status),
  );
  const [at, size] = [Number(query.get('page')), Number(query.get('size'))];
  const content = found.slice(at * size, (at + 1) * size);
  return { content, totalElements: found.length, totalIsExact: true };
}

/** A project’s card. */
export const cardOf = (name: string) => page.getByRole('article', { name, exact: true });
