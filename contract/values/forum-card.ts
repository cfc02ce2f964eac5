import type { ForumType } from './forum-types.ts';

/** Who started a thread, as a card shows it. What isn't known is empty. */
export type ForumAuthor = {
  name: string;
  avatar: string;
  /** Whose piece and profile it is; samples have none. */
  id?: number;
  role: string;
  expertise: string;
  /** How many of their answers someone found helpful. */
  helpfulCount: number;
};

type Session = {
  date: Date;
  time: { from: Date; to: Date };
  topics: string[];
  maxParticipants: number;
};

/** A thread, as a card shows it (Specification, section 6). */
export type ForumThread = {
  id: number;
  title: string;
  author: ForumAuthor;
  category: string;
  type: ForumType;
  isPinned?: boolean;
  isClosed?: boolean;
  /** Whether a reply is accepted as the answer. */
  isAnswered?: boolean;
  replies: number;
  views: number;
  lastActivity: Date;
  tags: string[];
  resources?: string[];
  participants?: string[];
  projectDetails?: {
    status: 'Planning' | 'In Progress' | 'Completed';
    neededRoles: string[];
    timeline: string;
    techStack: string[];
  };
  codeSnippet?: { language: string; url: string; code: string };
  reviewers?: { id: number; name: string; status: 'asked' | 'reading' | 'approved' }[];
  session?: Session;
};

/** A thread without its category, with dates counted from today. */
export type ThreadSample = Omit<
  ForumThread,
  'id' | 'category' | 'type' | 'lastActivity' | 'session'
> & {
  /** If it isn't that of its category. */
  type?: ForumType;
  daysAgo: number;
  session?: Omit<Session, 'date' | 'time'> & { inDays: number; from: string; to: string };
};

export type ForumCategory = {
  id: number;
  name: string;
  description: string;
  subcategories: string[];
  type: ForumType;
  threadCount: number;
  /** Null without any. */
  lastActivity: Date | null;
  /** Whether the reader is told of new threads; undefined if they can't be. */
  isFollowed?: boolean;
};
