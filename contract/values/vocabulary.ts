/**
 * The enumerations that browser and server share (Specification, section 9). This file imports
 * nothing, so that pages can use it without loading the schemas.
 */

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

/** What kind of work a role is. */
export const disciplines = [
  'Front-end',
  'Back-end',
  'Full-stack',
  'Mobile',
  'Design',
  'Data',
  'DevOps',
  'Testing',
  'Docs',
  'Product',
  'Game',
  'Community',
  'Other',
] as const;
export type Discipline = (typeof disciplines)[number];

/** How experienced someone in a role should be. */
export const roleLevels = ['any', 'some', 'strong'] as const;
export type RoleLevel = (typeof roleLevels)[number];

/** When a team works on its project. */
export const weekTimes = [
  'weekday_day',
  'weekday_evening',
  'weekend_day',
  'weekend_evening',
  'night',
] as const;
export type WeekTime = (typeof weekTimes)[number];

/** What a team wants most. */
export const goals = ['learn', 'portfolio', 'win', 'fun'] as const;
export type Goal = (typeof goals)[number];

/** Whether anyone can join a team right away, or by request. */
export const joiningWays = ['open', 'ask'] as const;
export type Joining = (typeof joiningWays)[number];

/**
 * What became of a join request. `expired`: nobody answered in time. `closed`: the team doesn't look for
 * anyone anymore, or the person joined in another way.
 */
export const joinRequestStates = [
  'waiting',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** The most join requests that a person can have waiting. */
export const maxWaitingRequests = 5;
/** From this many join requests in a row without an answer on, nobody can ask. */
export const maxUnansweredRequests = 2;

/**
 * After this many requests to someone's projects have expired within so many days, their other projects
 * can't be changed to ask first.
 */
export const [maxExpiredRequests, daysOfExpired] = [3, 60];
/** How long someone who was declined can't ask the same team again, in days. */
export const daysAfterDecline = 30;
/** The days within which a join request gets an answer. */
export const answerDays = 9;
/** The shortest answer that declines a join request, in characters. */
export const minDecline = 10;
/** The shortest reason for a decision, and the shortest objection to one, in characters. */
export const minReason = 10;

/** How many days a link to join a team can last. */
export const invitationDays = [1, 7, 30] as const;
/** The most people who can use one link. */
export const maxInvitationUses = 20;

/** What became of an invitation to a person. */
export const invitationStates = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Who may invite someone to a team: anyone, people they've built with, or nobody. */
export const invitationChoices = ['anyone', 'teammates', 'nobody'] as const;
export type InvitationChoice = (typeof invitationChoices)[number];

/** Who can see someone's profile: everyone, signed-in people, or their teams and those they ask to join. */
export const profileVisibilities = ['everyone', 'signed_in', 'teams'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];

/** What can be reported. A submission has the ID of its project. */
export const reportedKinds = [
  'person',
  'project',
  'comment',
  'join_request',
  'invitation',
  'hackathon',
  'announcement',
  'submission',
  'calendar_event',
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** What everyone reads instead of a text that an admin has hidden. */
export const hiddenText = 'Hidden by an admin.';

/** What they read instead of the title of a thread whose first post several people have reported. */
export const heldTitle = 'Hidden until an admin decides';

/** Why something is reported. */
export const reportReasons = ['harassment', 'spam', 'illegal', 'impersonation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What an admin can decide about a report. `none`: nothing has to be done. */
export const decisionActs = ['none', 'hide', 'suspend', 'close'] as const;
export type DecisionAct = (typeof decisionActs)[number];

/** What becomes of an email that isn't sent: it's tried for the first time, tried again, or not anymore. */
export const mailStates = ['waiting', 'failing', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** Skill levels, lowest first. */
export const skillLevels = ['BEGINNER', 'INTERMEDIATE', 'PROFICIENT', 'EXPERT'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** OAuth sign-in providers. */
export const providers = ['google', 'github'] as const;
export type Provider = (typeof providers)[number];

export const providerNames: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

/** The maximum number of passkeys per account. */
export const maxPasskeys = 10;

/** How an account was created (Specification, section 3). */
export const loginMethods = ['email', ...providers] as const;

/** The kinds of background entries on a profile. */
export const entryKinds = ['experience', 'education'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The types of activity on a profile (Specification, section 2). Comments are "other". */
const specifiedActivityTypes = ['commit', 'pull_request', 'issue', 'other'] as const;
/** What people do on their teams besides commenting. */
const teamActivityTypes = [
  'project_created',
  'project_joined',
  'ticket_created',
  'ticket_started',
  'ticket_done',
  'ticket_reviewed',
] as const;
export const activityTypes = [...specifiedActivityTypes, ...teamActivityTypes] as const;
export type ActivityType = (typeof activityTypes)[number];

/** The four colors of pieces and badges. */
export const pieceColors = ['lake', 'cloudberry', 'lingonberry', 'moss'] as const;
export type PieceColor = (typeof pieceColors)[number];

/** The icons of badges and achievements. */
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

/** The stock image used for every upload (Specification, section 2, Create project). */
export const stockImage = '/images/project.svg';

/** The default number of projects on a search page. */
export const defaultPageSize = 10;

/**
 * What organizers may do, helpers may too, except for editing, canceling, choosing staff, making teams
 * and publishing results. Judges only score submissions.
 */
export const staffRoles = ['organizer', 'helper', 'judge'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * `invited`: added by the organizers, and hasn't confirmed. `waiting`: the hackathon was full. `absent`:
 * signed up and didn't come. `left`: on their own, and can come back. `removed`: by staff, and can only
 * come back if staff let them.
 */
export const participantStates = [
  'invited',
  'signed_up',
  'waiting',
  'absent',
  'left',
  'removed',
] as const;
export type ParticipantState = (typeof participantStates)[number];

/** What a repository sends about its work. */
export const itemKinds = ['commit', 'pull_request', 'review', 'issue'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What someone has to do in a hackathon next. */
export const hackathonTasks = [
  'confirm',
  'make_teams',
  'meet',
  'submit',
  'judge',
  'publish',
] as const;
export type HackathonTask = (typeof hackathonTasks)[number];
