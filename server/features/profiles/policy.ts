type Following = { personId: number | undefined; userId: number; follows: boolean };

/** Signed-in people can follow anyone but themselves. */
export const canFollow = ({ personId, userId, follows }: Following) =>
  personId !== undefined && personId !== userId && !follows;

export const canUnfollow = ({ follows }: Following) => follows;
