/** The day that lies so many days ahead of another; behind it where the number is negative. */
export const dayFrom = ({ today, inDays }: { today: Date; inDays: number }) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays);
