import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';
import type { SkillLevel } from '#contract/vocabulary.ts';
import type { Priority, TicketStatus, TicketType } from '#contract/vocabulary.ts';

/** The tables as the migrations beside this file make them. A time is read as ISO 8601 text. */
export type Tables = {
  users: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string | null;
    login_method: 'email' | 'github' | 'google';
    first_name: string;
    last_name: string;
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
    interests: Generated<string[]>;
    created_at: Generated<string>;
  };
  tech_stack_entries: {
    user_id: number;
    ordinal: number;
    technology: string;
    skill_level: SkillLevel;
    description: string;
  };
  registrations: {
    id: GeneratedAlways<number>;
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    created_at: Generated<string>;
  };
  registration_tokens: { hash: Buffer; registration_id: number; expires_at: string };
  sessions: {
    hash: Buffer;
    user_id: number;
    user_agent: string;
    address: string;
    created_at: Generated<string>;
    expires_at: string;
  };
  outbox: {
    id: GeneratedAlways<number>;
    kind: string;
    payload: unknown;
    attempts: Generated<number>;
    next_attempt_at: Generated<string>;
    last_error: string | null;
    sent_at: string | null;
    created_at: Generated<string>;
  };
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
    looking_for: string[];
    created_at: Generated<string>;
    updated_at: Generated<string>;
    search: GeneratedAlways<string>;
    technologies: GeneratedAlways<string[]>;
    words: GeneratedAlways<string>;
  };
  project_members: { project_id: number; user_id: number; joined_at: Generated<string> };
  tickets: {
    id: GeneratedAlways<number>;
    project_id: number;
    title: string;
    description: string;
    status: TicketStatus;
    priority: Priority;
    type: '' | TicketType;
    assignee_id: number | null;
    position: string;
    version: Generated<number>;
    created_by: number | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
};

export type Db = Kysely<Tables>;
