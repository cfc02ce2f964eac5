/** Whether a role has a place that nobody has taken. */
export const hasPlace = ({ places, taken }: { places: number; taken: number }) => taken < places;
