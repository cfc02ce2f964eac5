/** The day a number of days after today, or before it if the number is negative. */
export const dayFrom = ({ today, inDays }: { today: Date; inDays: number }) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays);
