import { ordinal } from '#contract/values/ordinal.ts';

/** A team's place, or a dash if it has none. */
export const Place = ({ place }: { place: number | null }) =>
  place === null ? <span aria-label="Not ranked">–</span> : ordinal(place);
