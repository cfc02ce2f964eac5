/** Only the author can change or delete a comment. */
export const isAuthor = ({ authorId, personId }: { authorId: number | null; personId: number }) =>
  authorId === personId;

/** Nobody changes what an admin has hidden, because it may come back. */
export const canEdit = ({ isOwn, isHidden }: { isOwn: boolean; isHidden: boolean }) =>
  isOwn && !isHidden;
