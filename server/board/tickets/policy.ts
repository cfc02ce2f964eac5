type Ticket = { created_by: number | null; assignee_id: number | null };

/** Its author, its assignee and leads can delete a ticket. */
export const canDelete = (
  { created_by, assignee_id }: Ticket,
  { userId, isLead }: { userId: number; isLead: boolean },
) => isLead || created_by === userId || assignee_id === userId;
