/** The key of everything about a team's discussions, but for the posts in them, in the query cache. */
export const threadsKey = (projectId: number) => ['threads', projectId] as const;
