import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangeKind } from '#contract/history/changes.ts';
import type { ForumType } from '#contract/values/forum-types.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import type { Priority, TicketType } from '#contract/values/vocabulary.ts';

/** The tables for a team's tickets, and for what it writes. */
export type BoardTables = {
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
    deleted_at: string | null;
    comment_count: Generated<number>;
    /** Unique within the project. */
    number: number;
    /** A day such as 2026-11-24. */
    due_date: string | null;
    /** The due date that the assignee has been reminded of. */
    reminded_due_date: string | null;
    labels: Generated<string[]>;
    /** The tasks in the description. */
    task_count: Generated<number>;
    done_task_count: Generated<number>;
    /** The import that created it, while that can be undone. */
    import_id: number | null;
  };
  threads: {
    id: GeneratedAlways<number>;
    /** Null in the forum. */
    project_id: number | null;
    kind: 'notes' | 'discussion' | 'forum';
    title: string;
    /** Only in the forum. */
    category_id: number | null;
    tags: Generated<string[]>;
    view_count: Generated<number>;
    helper_id: number | null;
    search: GeneratedAlways<string>;
    /** Of its posts, kept by a trigger. */
    words: Generated<string>;
    post_count: Generated<number>;
    last_post_at: Generated<string>;
    pinned_at: string | null;
    closed_at: string | null;
    unanswered_at: string | null;
  };
  categories: {
    id: GeneratedAlways<number>;
    name: string;
    description: string;
    type: ForumType;
  };
  category_followers: { category_id: number; user_id: number };
  thread_followers: { thread_id: number; user_id: number };
  thread_views: { thread_id: number; user_id: number; day: string };
  comments: {
    id: GeneratedAlways<number>;
    /** Null in a thread. */
    ticket_id: number | null;
    thread_id: number | null;
    author_id: number | null;
    text: string;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    held_at: string | null;
    /** The answer to the question of its thread. */
    is_accepted: Generated<boolean>;
  };
  comment_versions: {
    id: GeneratedAlways<number>;
    comment_id: number;
    text: string;
    written_at: string;
  };
  documents: {
    id: GeneratedAlways<number>;
    project_id: number;
    title: string;
    text: string;
    version: Generated<number>;
    created_by: number | null;
    updated_by: number | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    deleted_at: string | null;
  };
  document_versions: {
    document_id: number;
    version: number;
    title: string;
    text: string;
    author_id: number | null;
    written_at: string;
  };
  attachments: {
    id: Generated<string>;
    /** In the order in which they were uploaded. */
    number: GeneratedAlways<number>;
    project_id: number;
    uploader_id: number | null;
    name: string;
    is_image: boolean;
    /** In bytes, as it's stored. */
    size: number;
    created_at: Generated<string>;
    /** When it's deleted; null while a text uses it. */
    expires_at: string | null;
  };
  attachment_contents: { attachment_id: string; content: Buffer };
  /** Kept by triggers. */
  attachment_uses: {
    kind: 'ticket' | 'comment' | 'document';
    text_id: number;
    /** 0 now, or the number of an earlier text. */
    version: number;
    attachment_id: string;
  };
  changes: {
    project_id: number;
    number: number;
    kind: ChangeKind;
    actor_id: number | null;
    ticket_id: number | null;
    /** For a discussion. Notes have neither. */
    thread_id: number | null;
    document_id: number | null;
    fields: unknown;
    occurred_at: Generated<string>;
  };
  presences: {
    id: string;
    project_id: number;
    user_id: number;
    ticket_id: number | null;
    seen_at: Generated<string>;
  };
};
