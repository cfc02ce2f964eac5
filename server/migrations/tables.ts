import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { BoardFileSource } from '#contract/board/board-files.ts';
import type { EmailTime, NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type {
  Difficulty,
  Discipline,
  EntryKind,
  Goal,
  InvitationChoice,
  ProfileVisibility,
  InvitationState,
  Joining,
  JoinRequestState,
  ProjectStatus,
  Provider,
  RoleLevel,
  SkillLevel,
} from '#contract/values/vocabulary.ts';
import type { BoardTables } from './board-tables.ts';
import type { GatheringTables } from './gathering-tables.ts';
import type { HackathonTables } from './hackathon-tables.ts';
import type { ModerationTables } from './moderation-tables.ts';
import type { RepositoryTables } from './repository-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';

/** The tables after all migrations. Times are read as ISO 8601 text. */
export type Tables = SignInTables &
  ModerationTables &
  HackathonTables &
  GatheringTables &
  RepositoryTables &
  BoardTables & {
    calendar_feeds: {
      user_id: number;
      token_hash: Buffer;
      created_at: Generated<string>;
    };
    users: {
      id: GeneratedAlways<number>;
      email: string;
      password_hash: string | null;
      login_method: 'email' | Provider;
      first_name: string;
      last_name: string;
      /** Incremented when the person's name or photo changes. */
      name_version: Generated<number>;
      /** The hash of their photo. */
      avatar: string | null;
      short_description: Generated<string>;
      about_me: Generated<string>;
      country: Generated<string>;
      city: Generated<string>;
      github_url: Generated<string>;
      linkedin_url: Generated<string>;
      x_url: Generated<string>;
      personal_website_url: Generated<string>;
      communication_email: string;
      communication_email_confirmed: Generated<boolean>;
      is_proven: Generated<boolean>;
      credentials_version: Generated<number>;
      interests: Generated<string[]>;
      /** An IANA name, or empty if we don't know it. */
      time_zone: Generated<string>;
      suspended_until: string | null;
      created_at: Generated<string>;
      /** Tells reviewers apart. Null before their first review. */
      reviewer_ref: string | null;
    };
    photos: { user_id: number; large: Buffer; small: Buffer; created_at: Generated<string> };
    tech_stack_entries: {
      user_id: number;
      ordinal: number;
      technology: string;
      /** `foldCase(technology)` */
      technology_key: string;
      skill_level: SkillLevel;
      description: string;
    };
    registration_tokens: { hash: Buffer; email: string; expires_at: string };
    password_reset_tokens: { hash: Buffer; user_id: number; expires_at: string };
    contact_address_tokens: { hash: Buffer; user_id: number; email: string; expires_at: string };
    entries: {
      id: GeneratedAlways<number>;
      user_id: number;
      kind: EntryKind;
      title: string;
      organisation: string;
      started: string;
      ended: string;
      text: string;
      created_at: Generated<string>;
    };
    follows: { follower_id: number; followed_id: number; created_at: Generated<string> };
    stranger_emails: { user_id: number; since: string; sent: number };
    outbox: {
      id: GeneratedAlways<number>;
      kind: string;
      payload: unknown;
      attempts: Generated<number>;
      next_attempt_at: Generated<string>;
      last_error: string | null;
      sent_at: string | null;
      budget_key: string | null;
      is_taken: Generated<boolean>;
      /** The same for every attempt. */
      message_id: Generated<string>;
      given_up_at: string | null;
      created_at: Generated<string>;
    };
    /** Addresses whose server refused an email for good, until it accepts one. */
    mail_refusals: { address_hash: Buffer; refused_at: string };
    projects: {
      id: GeneratedAlways<number>;
      creator_id: number;
      name: string;
      description: string;
      status: ProjectStatus;
      difficulty: Difficulty;
      team_size: number;
      github_url: string;
      image: string;
      tech_stack: string[];
      /** The names of the roles with a free place. */
      looking_for: string[];
      /** Their disciplines. */
      disciplines: Generated<string[]>;
      languages: Generated<string[]>;
      hours: number | null;
      week: Generated<string[]>;
      time_zone: Generated<string>;
      goal: Goal | null;
      /** Counts the changes of the settings. */
      version: Generated<number>;
      completed_at: string | null;
      summary: Generated<string>;
      /** The member who may take the project over. */
      offered_to: number | null;
      joining: Generated<Joining>;
      /** How many join requests in a row ended without an answer. */
      unanswered_requests: Generated<number>;
      /** The last day with a sign of life. */
      last_active_on: Generated<string>;
      /** When the leads were asked whether they're still building, until the next sign of life. */
      quiet_asked_at: string | null;
      inactive_since: string | null;
      deleted_at: string | null;
      hackathon_id: number | null;
      /** False for a hackathon's team until it continues after the end. */
      is_listed: Generated<boolean>;
      last_ticket_number: Generated<number>;
      /** The creator's role and joining date, while the project is deleted. */
      creator_membership: unknown;
      created_at: Generated<string>;
      updated_at: Generated<string>;
      search: GeneratedAlways<string>;
      technologies: GeneratedAlways<string[]>;
      words: GeneratedAlways<string>;
    };
    roles: {
      id: GeneratedAlways<number>;
      project_id: number;
      name: string;
      discipline: Discipline;
      places: Generated<number>;
      skills: Generated<string[]>;
      level: Generated<RoleLevel>;
      mentors: Generated<boolean>;
      ordinal: number;
    };
    project_members: {
      project_id: number;
      user_id: number;
      role_id: number | null;
      /** Stays when the role is deleted. */
      role_name: Generated<string>;
      is_lead: Generated<boolean>;
      /** They haven't seen the welcome yet. */
      is_new: Generated<boolean>;
      /** The last change of the board that the member has seen. */
      seen_change: Generated<number>;
      joined_at: Generated<string>;
      /** The `users.name_version` recorded in the board's log. */
      name_version: Generated<number>;
      /** When they're next told that tickets wait for a review. */
      review_reminder_at: Generated<string>;
      /** The last day on which they did something in the project. */
      last_seen_on: Generated<string>;
      away_until: string | null;
      /** When they were asked about their tickets, until their next sign of life. */
      quiet_asked_at: string | null;
      /** When the leads were told that they're quiet. */
      quiet_told_at: string | null;
      /** They can read the board, but they don't take a place on the team. */
      inactive_since: string | null;
    };
    departures: {
      id: GeneratedAlways<number>;
      project_id: number;
      user_id: number;
      kind: 'left' | 'removed' | 'inactive';
      note: Generated<string>;
      by_id: number | null;
      at: Generated<string>;
    };
    /** Who leaves a team on a later day. */
    planned_departures: {
      project_id: number;
      user_id: number;
      leaves_on: string;
      note: Generated<string>;
      /** Who gets their tickets: `HandOver[]`. */
      hand_over: unknown;
    };
    /** Who takes a project over from a creator who is gone, unless the creator says no. */
    takeovers: {
      project_id: number;
      user_id: number;
      asked_at: string;
      /** When the creator was emailed the last time. */
      reminded_at: string | null;
    };
    join_requests: {
      id: GeneratedAlways<number>;
      project_id: number;
      user_id: number;
      role_id: number | null;
      /** Stays when the role is deleted. */
      role_name: Generated<string>;
      message: Generated<string>;
      state: Generated<JoinRequestState>;
      asked_at: string;
      answer_by: string;
      /** How many reminders the leads got: 0, 1 or 2. */
      reminders: Generated<number>;
      answered_by: number | null;
      /** When it stopped waiting. */
      ended_at: string | null;
      answer: Generated<string>;
    };
    invitations: {
      id: GeneratedAlways<number>;
      project_id: number;
      role_id: number | null;
      /** Stays when the role is deleted. */
      role_name: Generated<string>;
      invited_by: number | null;
      /** Null if it's to a person. */
      token_hash: Buffer | null;
      most_uses: number;
      uses: Generated<number>;
      created_at: Generated<string>;
      expires_at: string;
      revoked_at: string | null;
      /** Who is invited; null if it's by link. */
      user_id: number | null;
      message: Generated<string>;
      /** Null if it's by link. */
      state: InvitationState | null;
      ended_at: string | null;
      reminded_at: string | null;
    };
    invitation_uses: { invitation_id: number; user_id: number; used_at: Generated<string> };
    waitings: {
      project_id: number;
      user_id: number;
      role_id: number | null;
      is_invited: Generated<boolean>;
      since: string;
    };
    reservations: {
      id: GeneratedAlways<number>;
      project_id: number;
      user_id: number;
      role_id: number | null;
      is_invited: Generated<boolean>;
      /** 1, 2 or 3. */
      attempt: number;
      until: string;
      request_id: number | null;
    };
    privacy_settings: {
      user_id: number;
      invitations: Generated<InvitationChoice>;
      profile: Generated<ProfileVisibility>;
      search_engines: Generated<boolean>;
    };
    board_imports: {
      id: GeneratedAlways<number>;
      project_id: number;
      /** Chosen by the client. */
      key: string;
      user_id: number | null;
      source: BoardFileSource;
      ticket_count: number;
      imported_at: string;
      undone_at: string | null;
    };
    events: {
      id: GeneratedAlways<number>;
      kind: EventKind;
      actor_id: number | null;
      project_id: number | null;
      ticket_id: number | null;
      occurred_at: string;
      /** Whose profile it counts on: the assignee of a done ticket, otherwise the person who did it. */
      credited_id: number | null;
      /** Nobody else was on the team. */
      is_solo: Generated<boolean>;
      /** Seconds from a ticket's creation until it was done. */
      ticket_age: number | null;
      /** The characters of a comment. */
      text_length: number | null;
      /** The person's tickets done on that day in the project, or their comments on that day. */
      nth_that_day: number | null;
      /** The labels of a ticket when it was done. */
      labels: string[] | null;
    };
    reviews: {
      id: GeneratedAlways<number>;
      project_id: number;
      ticket_id: number;
      /** The event of when the ticket was done. */
      done_id: number;
      by_id: number | null;
      /** Tells reviewers apart, also after they deleted their accounts. */
      by_ref: string;
      note: Generated<string>;
      counts: boolean;
      is_picked: Generated<boolean>;
      created_at: string;
      /** When it may begin to count. */
      recount_at: string | null;
    };
    participations: {
      id: GeneratedAlways<number>;
      user_id: number | null;
      project_id: number;
      /** Set when someone leaves. Until then, their membership has it. */
      role_name: Generated<string>;
      from_day: string;
      to_day: string | null;
      done: Generated<number>;
      reviewed: Generated<number>;
      /** How many different people reviewed the tickets. */
      reviewers: Generated<number>;
      /** Reviews given. */
      given: Generated<number>;
      comments: Generated<number>;
      skills: Generated<string[]>;
      most_people: Generated<number>;
      rules: Generated<number>;
    };
    /** What people say about former teammates. */
    teammate_answers: {
      user_id: number;
      teammate_id: number;
      project_id: number | null;
      /** When they stopped working together. */
      ended_at: string;
      told_at: string | null;
      answer: 'yes' | 'no' | null;
    };
    /** Technologies that aren't suggested to someone anymore. */
    dismissed_suggestions: { user_id: number; technology_key: string };
    activity_days: { user_id: number; day: string; count: number };
    credential_keys: {
      id: GeneratedAlways<number>;
      public_key: unknown;
      /** Encrypted. */
      private_key: Buffer;
      created_at: Generated<string>;
    };
    credentials: {
      id: string;
      user_id: number;
      project_id: number;
      /** Null if it's about a participation. */
      result_id: number | null;
      jwt: string;
      created_at: string;
    };
    revoked_credentials: { id: string; revoked_at: string };
    notifications: {
      id: GeneratedAlways<number>;
      user_id: number;
      kind: NotificationKind;
      subject: string;
      project_id: number | null;
      actor_id: number | null;
      data: unknown;
      created_at: Generated<string>;
      read_at: string | null;
      email_at: string | null;
      mailed_at: string | null;
    };
    notification_settings: { user_id: number; kind: NotificationKind; email: EmailTime };
    team_preferences: {
      user_id: number;
      disciplines: Generated<string[]>;
      learns: Generated<string[]>;
      hours: number | null;
      week: Generated<string[]>;
      time_zone: Generated<string>;
      goal: Goal | null;
      languages: Generated<string[]>;
      note: Generated<string>;
      findable_until: string | null;
      seen_on: Generated<string>;
    };
    opening_alerts: {
      user_id: number;
      email: 'daily' | 'weekly';
      last_role_id: number;
      due_at: string | null;
    };
    opening_dismissals: { user_id: number; project_id: number; dismissed_at: Generated<string> };
    standings: { user_id: number; rules: number; state: unknown };
    idempotency_keys: {
      user_id: number;
      key: string;
      /** Of the call, with its parameters. */
      path: Generated<string>;
      fingerprint: Buffer;
      reply: unknown;
      created_at: Generated<string>;
    };
  };

export type EventKind =
  | 'project_created'
  | 'project_joined'
  | 'project_left'
  | 'ticket_created'
  | 'ticket_started'
  | 'ticket_done'
  | 'ticket_reopened'
  | 'comment_written'
  | 'review_written'
  | 'ticket_reviewed'
  | 'ticket_unreviewed';

export type Db = Kysely<Tables>;

/** The key of a project’s member. */
export type Membership = { projectId: number; userId: number };
