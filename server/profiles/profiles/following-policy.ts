type Following = {
  personId: number | undefined;
  userId: number;
  follows: boolean;
  isApart: boolean;
};

/** Signed-in people can follow others, unless one has blocked the other. */
export const canFollow = ({ personId, userId, follows, isApart }: Following) =>
  personId !== undefined && personId !== userId && !follows && !isApart;

export const canUnfollow = ({ follows }: Following) => follows;

type Blocking = { personId: number | undefined; userId: number; isBlocked: boolean };

/** Signed-in people can block others. */
export const canBlock = ({ personId, userId, isBlocked }: Blocking) =>
  personId !== undefined && personId !== userId && !isBlocked;
