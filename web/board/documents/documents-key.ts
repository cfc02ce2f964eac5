/** The key of everything about a team's documentation in the query cache. */
export const documentsKey = (projectId: number) => ['documents', projectId] as const;
