import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import type { ProjectSearch } from '#web/features/projects/project-search.ts';
import { call } from '#web/lib/api.ts';

/** Everything about projects stands under this key. */
export const projectsKey = ['projects'] as const;

const searches = [...projectsKey, 'search'] as const;

/** The projects one created or joined. */
export const userProjectsQuery = queryOptions({
  queryKey: [...projectsKey, 'user'],
  queryFn: ({ signal }) => call('GET /projects/user', { signal }),
});

const ofPeople = [...projectsKey, 'of'] as const;

/** The projects a person created or joined, whoever asks. */
export const personProjectsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...ofPeople, userId],
    queryFn: ({ signal }) => call('GET /users/{userId}/projects', { params: { userId }, signal }),
  });

/** One project. */
export const projectQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectsKey, projectId],
    queryFn: ({ signal }) => call('GET /projects/{projectId}', { params: { projectId }, signal }),
  });

/** One page of all projects; the page before stays until the next one is there. */
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
    // The list reloads whenever it changes (section 4); only a quick way back and forth doesn't.
    staleTime: 3_000,
  });

/** Puts a project, as it is now, wherever it is shown. */
export function replaceProject(client: QueryClient, project: Project) {
  const replaceIn = (projects: Project[]) =>
    projects.map((one) => (one.id === project.id ? project : one));
  client.setQueryData(projectQuery(project.id).queryKey, project);
  client.setQueryData(userProjectsQuery.queryKey, (mine) => mine && replaceIn(mine));
  client.setQueriesData<Project[]>({ queryKey: ofPeople }, (theirs) => theirs && replaceIn(theirs));
  client.setQueriesData<{ content: Project[]; totalElements: number }>(
    { queryKey: searches },
    (found) => found && { ...found, content: replaceIn(found.content) },
  );
}

/** Adds a project to one's own, first of all; the searches have to look again. */
export function addUserProject(client: QueryClient, project: Project) {
  client.setQueryData(projectQuery(project.id).queryKey, project);
  client.setQueryData(
    userProjectsQuery.queryKey,
    (mine) => mine && [project, ...mine.filter(({ id }) => id !== project.id)],
  );
  void client.invalidateQueries({ queryKey: searches });
}
