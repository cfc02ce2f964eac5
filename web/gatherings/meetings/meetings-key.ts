/** The key of a team's meetings in the query cache. */
export const meetingsKey = (projectId: number) => ['meetings', projectId] as const;
