/** Gives each sample its place in the list as its id. */
export const numbered = <Sample extends object>(samples: readonly Sample[]) =>
  samples.map((sample, index) => ({ id: index + 1, ...sample }));
