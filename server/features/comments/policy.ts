/** Only the author can change or delete a comment. */
export const isAuthor = ({ authorId, personId }: { authorId: number | null; personId: number }) =>
  authorId === personId;
