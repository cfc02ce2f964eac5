type Following = { personId: number | undefined; userId: number; follows: boolean };

/** Anyone who is signed in follows whom they like, but not themselves. */
export const canFollow = ({ personId, userId, follows }: Following) =>
  personId !== undefined && personId !== userId && !follows;

export const canUnfollow = ({ follows }: Following) => follows;
