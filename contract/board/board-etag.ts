/**
 * The ETag of a board: the number of its last change. In its own file, so that pages don't load the
 * ticket schemas with it.
 */
export const boardEtag = (view: 'board' | 'tickets', lastChange: number) =>
  `"${view}-${lastChange}"`;
