type Pages = {
  page: number;
  count: number;
  /** Whether there are more pages than were counted. */
  goesOn?: boolean;
};

const mostWithoutGap = 7;

/**
 * Page numbers to offer: all of a few; of many, both ends and what is near, with gaps between, and
 * behind where it goes on.
 */
export function pageRange({ page, count, goesOn = false }: Pages): (number | 'gap')[] {
  const near = (index: number) => index === 0 || index === count - 1 || Math.abs(index - page) <= 2;
  const offered = Array.from({ length: count }, (_, index) => index).filter(
    (index) => count <= mostWithoutGap || near(index),
  );
  const range = offered.flatMap((index, place) => {
    const before = offered[place - 1];
    return before !== undefined && index - before > 1 ? ['gap' as const, index] : [index];
  });
  return goesOn ? [...range, 'gap'] : range;
}
