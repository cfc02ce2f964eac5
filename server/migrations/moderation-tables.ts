import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DecisionAct,
  ProjectStatus,
  ReportedKind,
  ReportReason,
} from '#contract/values/vocabulary.ts';

export type ModerationTables = {
  areas: { area: string; mode: 'live' | 'hidden'; options: Generated<unknown>; changed_at: string };
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
    decision_id: number | null;
  };
  decisions: {
    id: GeneratedAlways<number>;
    admin_id: number | null;
    kind: ReportedKind;
    subject_id: number;
    title: string;
    /** Whom it's about. */
    user_id: number | null;
    project_id: number | null;
    act: DecisionAct;
    reason: string;
    /** When a suspension ends; null if it's for good. */
    until: string | null;
    /** The texts that were hidden, by column. */
    hidden: unknown;
    /** The status of a project before it was closed. */
    closed_from: ProjectStatus | null;
    created_at: string;
    undone_at: string | null;
    undone_reason: Generated<string>;
    objection: Generated<string>;
    objected_at: string | null;
  };
  blocks: { blocker_id: number; blocked_id: number; created_at: Generated<string> };
};
