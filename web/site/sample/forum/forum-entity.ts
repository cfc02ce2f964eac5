export const forumTypes = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Ecosystem',
] as const;
export type ForumType = (typeof forumTypes)[number];

export type ForumAuthor = {
  name: string;
  avatar: string;
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

export type ForumThread = {
  id: number;
  title: string;
  author: ForumAuthor;
  category: string;
  type: ForumType;
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
export type ThreadSample = Omit<ForumThread, 'category' | 'lastActivity' | 'session'> & {
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
  lastActivity: Date;
};
