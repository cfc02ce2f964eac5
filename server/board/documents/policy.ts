/** Whoever created a page and leads can delete it. */
export const canRemove = (
  { created_by }: { created_by: number | null },
  { userId, isLead }: { userId: number; isLead: boolean },
) => isLead || created_by === userId;
