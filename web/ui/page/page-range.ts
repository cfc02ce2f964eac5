type Pages = {
  page: number;
  count: number;
  /** Whether there are more pages than `count`. */
  hasMore?: boolean;
};

const maxWithoutGap = 7;

/**
 * The page numbers to show: all if there are few, otherwise the first, the last and those near the
 * current page, with gaps between. Ends with a gap if there are more pages.
 */
export function pageRange({ page, count, hasMore = false }: Pages): (number | 'gap')[] {
  const near = (index: number) => index === 0 || index === count - 1 || Math.abs(index - page) <= 2;
  const offered = Array.from({ length: count }, (_, index) => index).filter(
    (index) => count <= maxWithoutGap || near(index),
  );
  const range = offered.flatMap((index, position) => {
    const before = offered[position - 1];
    return before !== undefined && index - before > 1 ? ['gap' as const, index] : [index];
  });
  return hasMore ? [...range, 'gap'] : range;
}
