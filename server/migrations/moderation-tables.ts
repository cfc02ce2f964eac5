import type { Generated, GeneratedAlways } from 'kysely';
import type { ReportedKind, ReportReason } from '#contract/vocabulary.ts';

/** The tables for keeping order. */
export type ModerationTables = {
  admins: { user_id: number; added_at: Generated<string> };
  /** A trigger refuses changes. */
  audit: {
    id: GeneratedAlways<number>;
    at: Generated<string>;
    actor_id: number | null;
    act: string;
    subject: string;
    reason: Generated<string>;
    data: Generated<unknown>;
  };
  reports: {
    id: GeneratedAlways<number>;
    reporter_id: number | null;
    email: Generated<string>;
    kind: ReportedKind;
    subject_id: number;
    /** Whom it's about. */
    user_id: number | null;
    project_id: number | null;
    reason: ReportReason;
    text: Generated<string>;
    title: string;
    quote: Generated<string>;
    created_at: string;
  };
  blocks: { blocker_id: number; blocked_id: number; created_at: Generated<string> };
};
