/** The title to show. A ticket can be saved without one, and people still need to find and open it. */
export const titleOf = ({ title, number }: { title: string; number: number }) =>
  title.trim() || `Untitled ticket ${number}`;
