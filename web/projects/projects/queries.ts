import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Project, ProjectCard } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import type { ProjectSearch } from './cards/project-search.ts';

/** The key prefix of everything about projects. */
export const projectsKey = ['projects'] as const;

const searches = [...projectsKey, 'search'] as const;

/** The projects the signed-in person created or joined. */
export const userProjectsQuery = callQuery([...projectsKey, 'user'], 'GET /projects/user');

/** The newest projects that look for people and that the person isn't in. */
export const openProjectsQuery = callQuery([...projectsKey, 'open'], 'GET /projects/open');

const ofPeople = [...projectsKey, 'of'] as const;

/** The projects a person created or joined. Public. */
export const personProjectsQuery = (userId: number) =>
  callQuery([...ofPeople, userId], 'GET /users/{userId}/projects', { params: { userId } });

export const projectQuery = (projectId: number) =>
  callQuery([...projectsKey, projectId], 'GET /projects/{projectId}', { params: { projectId } });

/** How far a project is, in numbers. Public. */
export const progressQuery = (projectId: number) =>
  callQuery([...projectsKey, projectId, 'progress'], 'GET /projects/{projectId}/progress', {
    params: { projectId },
  });

/** One page of the project search. The previous page stays until the next one has loaded. */
export const projectSearchQuery = ({
  page,
  pageSize,
  searchQuery,
  difficulty,
  status,
}: ProjectSearch) =>
  queryOptions({
    queryKey: [...searches, { page, pageSize, searchQuery, difficulty, status }],
    queryFn: ({ signal }) =>
      call('GET /projects/search', {
        query: {
          page,
          size: pageSize,
          searchQuery: searchQuery || undefined,
          difficulty: difficulty === 'all' ? undefined : difficulty,
          status: status === 'all' ? undefined : status,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // The list reloads whenever the search changes (Specification, section 4), except when switching
    // back quickly.
    staleTime: 3_000,
  });

/** Stores the newest version of a project in every cached list. */
export function replaceProject(client: QueryClient, project: Project) {
  const replaceIn = <Listed extends ProjectCard>(projects: Listed[]) =>
    projects.map((one) => (one.id === project.id ? { ...one, ...project } : one));
  client.setQueryData(projectQuery(project.id).queryKey, project);
  client.setQueryData(userProjectsQuery.queryKey, (mine) => mine && replaceIn(mine));
  client.setQueryData(openProjectsQuery.queryKey, (open) => open && replaceIn(open));
  client.setQueriesData<ProjectCard[]>(
    { queryKey: ofPeople },
    (theirs) => theirs && replaceIn(theirs),
  );
  client.setQueriesData<{ content: ProjectCard[]; totalElements: number }>(
    { queryKey: searches },
    (found) => found && { ...found, content: replaceIn(found.content) },
  );
}

export async function reloadProject(client: QueryClient, projectId: number): Promise<Project> {
  const project = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
  replaceProject(client, project);
  return project;
}

/** A project from a cached list, so that its page doesn't have to wait for it. */
export function findListedProject(client: QueryClient, projectId: number): ProjectCard | undefined {
  const found = client.getQueriesData<{ content: ProjectCard[] }>({ queryKey: searches });
  const lists = [
    ...found.map(([, page]) => page?.content),
    ...client.getQueriesData<ProjectCard[]>({ queryKey: ofPeople }).map(([, theirs]) => theirs),
    client.getQueryData(userProjectsQuery.queryKey),
  ];
  return lists.flatMap((list) => list ?? []).find(({ id }) => id === projectId);
}

/** Adds a project to the top of the person's own projects, and reloads the searches. */
export function addUserProject(client: QueryClient, project: Project) {
  client.setQueryData(projectQuery(project.id).queryKey, project);
  client.setQueryData(
    userProjectsQuery.queryKey,
    (mine) => mine && [project, ...mine.filter(({ id }) => id !== project.id)],
  );
  void client.invalidateQueries({ queryKey: searches });
}
