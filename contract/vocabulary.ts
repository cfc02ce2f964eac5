/**
 * The closed lists of words that browser and server share (specification, section 9). Nothing here
 * needs a library, so that pages can use the words without loading the rules.
 */

/** The three columns of the board, left to right. */
export const ticketStatuses = ['Backlog', 'In Progress', 'Done'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const priorities = ['High', 'Medium', 'Low'] as const;
export type Priority = (typeof priorities)[number];

export const ticketTypes = [
  'Bug',
  'Feature',
  'Task',
  'Documentation',
  'Improvement',
  'Other',
  'Story',
  'Epic',
  'Subtask',
] as const;
export type TicketType = (typeof ticketTypes)[number];

export const projectStatuses = ['Planning', 'In Progress', 'Completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Skill levels, lowest first. */
export const skillLevels = ['BEGINNER', 'INTERMEDIATE', 'PROFICIENT', 'EXPERT'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** Who else can vouch for a person. */
export const providers = ['google', 'github'] as const;
export type Provider = (typeof providers)[number];

export const providerNames: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

/** How many passkeys an account can have. */
export const maxPasskeys = 10;

/** How an account was first signed into (section 3). */
export const loginMethods = ['email', ...providers] as const;

/** What a person tells of their background. */
export const entryKinds = ['experience', 'education'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a profile's activity is about (section 2). */
export const activityTypes = ['commit', 'pull_request', 'issue', 'other'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** The four colours of pieces, which badges have as well. */
export const pieceColours = ['lake', 'cloudberry', 'lingonberry', 'moss'] as const;
export type PieceColour = (typeof pieceColours)[number];

/** Pictures of badges and achievements. */
export const awardIcons = [
  'flag',
  'puzzle',
  'ticket',
  'check',
  'comment',
  'flame',
  'star',
] as const;
export type AwardIcon = (typeof awardIcons)[number];

/** The picture that every upload stands for (section 2, Create project). It ships with the product. */
export const stockImage = '/images/project.svg';

/** Projects on a page of the search, unless another size is asked for. */
export const defaultPageSize = 10;
