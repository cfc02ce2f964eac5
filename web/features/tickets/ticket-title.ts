/** The title to show. A ticket can be saved without one, and people still need to find and open it. */
export const titleOf = ({ title, id }: { title: string; id: number }) =>
  title.trim() || `Untitled ticket ${id}`;
