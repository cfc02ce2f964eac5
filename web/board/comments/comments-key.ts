/** The key of the comments on a ticket, of a team's notes or of a discussion, in the query cache. */
export const commentsKey = (
  projectId: number,
  of: { ticketId: number } | { threadId: number } | 'notes',
) => ['comments', projectId, of] as const;
