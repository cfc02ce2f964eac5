import { queryOptions } from '@tanstack/react-query';
import type { Comment, CommentVersion } from '#contract/board/comments.ts';

/** Where comments are, the calls to read and write them there, and what they're called. */
export type Place = {
  queryKey: readonly unknown[];
  /** What a text that isn't sent yet is kept under. */
  draft: string;
  names: {
    one: string;
    many: string;
    /** The heading of all, and the label of the box for a new one. */
    heading: string;
    label: string;
    /** What the button says that sends one. */
    send: string;
    /** What is said while there's none. */
    none: string;
  };
  /** Whose files can be attached. In the forum, there are none. */
  projectId?: number;
  /** The screen around it has a heading already. */
  hidesHeading?: boolean;
  /** Nobody can write there. */
  isReadOnly?: boolean;
  list: (signal: AbortSignal) => Promise<Comment[]>;
  write: (text: string) => Promise<Comment>;
  change: (commentId: number, text: string) => Promise<Comment>;
  remove: (commentId: number) => Promise<unknown>;
  /** What one said before it was edited, the newest first, if that's kept. */
  listVersions?: (commentId: number, signal: AbortSignal) => Promise<CommentVersion[]>;
};

/** A place's comments, oldest first. */
export const commentsQuery = ({ queryKey, list }: Pick<Place, 'queryKey' | 'list'>) =>
  queryOptions({ queryKey: [...queryKey], queryFn: ({ signal }) => list(signal) });
