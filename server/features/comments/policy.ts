/** A comment is its author's: nobody else changes or deletes it. */
export const isAuthor = ({ authorId, personId }: { authorId: number | null; personId: number }) =>
  authorId === personId;
