import type {
  AdministeredProject,
  ListedAccount,
  QueuedEmail,
} from '#contract/moderation/administration.ts';
import type { listUnsent } from '#server/platform/mail/queue-store.ts';
import { showEmailAddress } from '#server/platform/formats/show-email-address.ts';
import type { listAccounts, listProjects } from './store.ts';

type Row<List extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>[number];

const presentTime = (time: string | null) => time && new Date(time).toISOString();

export const presentAccount = (row: Row<typeof listAccounts>): ListedAccount => ({
  id: row.id,
  name: row.name,
  email: showEmailAddress(row.email),
  createdAt: row.created_at,
  isAdmin: row.is_admin,
  teams: row.teams,
  suspension: row.suspension && { ...row.suspension, until: presentTime(row.suspension.until) },
});

export const presentProject = (row: Row<typeof listProjects>): AdministeredProject => ({
  id: row.id,
  name: row.name,
  status: row.status,
  createdAt: row.created_at,
  members: row.members,
  creator: row.creator,
  closing: row.closing,
});

export const presentEmail = (row: Row<typeof listUnsent>): QueuedEmail => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at,
  attempts: row.attempts,
  nextAttemptAt: row.given_up_at === null ? row.next_attempt_at : null,
  lastError: row.last_error,
});
