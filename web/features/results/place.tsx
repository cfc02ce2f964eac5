import { ordinal } from '#contract/ordinal.ts';

/** A team's place, or a dash if no judge scored it. */
export const Place = ({ place }: { place: number | null }) =>
  place === null ? <span aria-label="Not ranked">–</span> : ordinal(place);
