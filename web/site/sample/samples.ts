/** The day a number of days after today, or before it if the number is negative. */
export const dayFrom = ({ today, inDays }: { today: Date; inDays: number }) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays);

/** Gives each sample its place in the list as its id. */
export const numbered = <Sample extends object>(samples: readonly Sample[]) =>
  samples.map((sample, index) => ({ id: index + 1, ...sample }));
