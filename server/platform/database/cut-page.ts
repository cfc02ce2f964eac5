/**
 * Parts a page from the row that was read beyond it to see whether there are more: read `size + 1` rows.
 */
export const cutPage = <Row>(rows: Row[], size: number): { page: Row[]; hasMore: boolean } => ({
  page: rows.slice(0, size),
  hasMore: rows.length > size,
});
