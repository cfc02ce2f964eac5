type Member = { isActive: boolean; leads: boolean };

/** Whoever planned a meeting, and leads. */
export const canChange = (
  { isActive, leads, organizer_id }: Member & { organizer_id: number | null },
  userId: number,
) => isActive && (leads || organizer_id === userId);
