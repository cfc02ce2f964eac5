import type { Generated, GeneratedAlways } from 'kysely';
import type { DeliveryState, ItemState, RepositoryProvider } from '#contract/board/repositories.ts';
import type { ItemKind } from '#contract/values/vocabulary.ts';

/** The tables for what connected repositories send. */
export type RepositoryTables = {
  repositories: {
    project_id: number;
    /** Encrypted. */
    secret: Buffer;
    provider: RepositoryProvider | null;
    name: Generated<string>;
    url: Generated<string>;
    /** Whether a new pull request moves the tickets it mentions to In Progress. */
    starts_tickets: Generated<boolean>;
    connected_at: Generated<string>;
  };
  repository_deliveries: {
    id: GeneratedAlways<number>;
    project_id: number;
    /** The sender's ID of it. */
    delivery: string;
    provider: RepositoryProvider;
    event: string;
    /** Only until it's processed. */
    body: unknown;
    status: Generated<DeliveryState>;
    outcome: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Generated<string>;
    received_at: Generated<string>;
  };
  repository_items: {
    id: GeneratedAlways<number>;
    project_id: number;
    kind: ItemKind;
    /** A commit's hash, or a number. */
    key: string;
    title: string;
    url: string;
    state: Generated<ItemState>;
    author_id: number | null;
    author_name: string;
    /** Their user name on the host, in lower case, if it's certain. Not GitHub's. */
    author_login: Generated<string>;
    happened_at: string;
    /** When the sender last changed it. */
    changed_at: string;
  };
  repository_names: {
    id: GeneratedAlways<number>;
    user_id: number;
    project_id: number;
    host: string;
    /** In lower case. */
    name: string;
    confirmed_at: string;
  };
  repository_codes: { user_id: number; code: string; expires_at: string };
  repository_links: { ticket_id: number; item_id: number };
};
