import type { Generated, GeneratedAlways } from 'kysely';
import type {
  ExperienceLevel,
  HackathonKind,
  HackathonVisibility,
  ProposalState,
  TeamForming,
} from '#contract/hackathons/hackathon-rules.ts';
import type { ParticipantState, StaffRole, Goal } from '#contract/values/vocabulary.ts';

/** The tables of hackathons. Their teams are projects. */
export type HackathonTables = {
  hackathons: {
    id: GeneratedAlways<number>;
    slug: string;
    kind: HackathonKind;
    name: string;
    description: Generated<string>;
    organizer_id: number | null;
    time_zone: Generated<string>;
    visibility: HackathonVisibility;
    code: string;
    most_people: number;
    team_least: number;
    team_most: number;
    /** The disciplines that each team should have. */
    wanted: Generated<string[]>;
    forming: TeamForming;
    opens_at: string;
    closes_at: string;
    starts_at: string;
    ends_at: string;
    /** The tickets that each board starts with: `TemplateTicket[]`. */
    template: Generated<unknown>;
    /** What judges score: `Criterion[]`. */
    criteria: Generated<unknown>;
    teams_published_at: string | null;
    /** Null if submissions have to be dealt out to judges. */
    dealt_at: string | null;
    results_published_at: string | null;
    canceled_at: string | null;
    created_at: string;
    version: Generated<number>;
  };
  hackathon_staff: { hackathon_id: number; user_id: number; role: StaffRole; added_at: string };
  hackathon_people: {
    hackathon_id: number;
    user_id: number;
    state: ParticipantState;
    disciplines: Generated<string[]>;
    level: Generated<ExperienceLevel>;
    hours: number | null;
    week: Generated<string[]>;
    time_zone: Generated<string>;
    goal: Goal | null;
    languages: Generated<string[]>;
    /** They'd like to be put into a team. */
    wants_team: Generated<boolean>;
    /** The others see them while they look for a team. */
    is_shown: Generated<boolean>;
    note: Generated<string>;
    signed_up_at: string;
  };
  hackathon_wishes: { hackathon_id: number; user_id: number; wished_id: number };
  hackathon_invitations: {
    hackathon_id: number;
    email: string;
    /** The hackathon's code at that time. */
    code: Generated<string>;
    invited_by: number | null;
    invited_at: string;
  };
  /** What's next for teams after their hackathon. */
  next_steps: {
    project_id: number;
    asked_at: string;
    reminded_at: string | null;
    answer: 'continue' | 'rest' | 'complete' | null;
    answered_by: number | null;
    answered_at: string | null;
  };
  hackathon_announcements: {
    id: GeneratedAlways<number>;
    hackathon_id: number;
    author_id: number | null;
    text: string;
    created_at: string;
  };
  /** Who is on which team. */
  hackathon_places: { hackathon_id: number; user_id: number; project_id: number };
  proposals: {
    id: GeneratedAlways<number>;
    hackathon_id: number;
    seed: number;
    made_by: number | null;
    made_at: string;
    /** `{ projectId, name, people, pinned, isWhole }[]` */
    teams: unknown;
    /** `[number, number][]` */
    apart: Generated<unknown>;
    state: Generated<ProposalState>;
    version: Generated<number>;
  };
  submissions: {
    project_id: number;
    hackathon_id: number;
    title: string;
    text: string;
    repository: string;
    demo: string;
    video: string;
    submitted_at: string;
    updated_at: string;
    updated_by: number | null;
    version: Generated<number>;
  };
  /** Teams that can submit after the end. */
  submission_reopenings: { project_id: number; until: string; by_id: number | null };
  judgements: {
    hackathon_id: number;
    judge_id: number;
    project_id: number;
    /** One for each criterion. */
    scores: number[] | null;
    note: Generated<string>;
    has_conflict: Generated<boolean>;
    judged_at: string | null;
  };
  results: {
    id: GeneratedAlways<number>;
    hackathon_id: number;
    project_id: number | null;
    submission_id: number;
    team: string;
    title: string;
    repository: string;
    demo: string;
    video: string;
    place: number | null;
    prize: Generated<string>;
    note: Generated<string>;
  };
  /** Who was on the team at the end. */
  result_people: { result_id: number; user_id: number };
};
