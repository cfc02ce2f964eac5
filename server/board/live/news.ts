import type { News } from '#contract/board/live.ts';
import { listChanges } from '#server/history/changes/actions.ts';
import { presentListedTicket } from '#server/board/tickets/present.ts';
import { listTicketsById } from '#server/board/tickets/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Readers who are further behind reload the board instead. */
const maxChanges = 500;

type NewsRequest = { projectId: number; after: number; ticketId: number | undefined };

/**
 * Combines a project's changes after a number, or returns undefined if there are none. Tickets are in
 * their current state, which may be newer than the last of these changes.
 */
export async function readNews(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { projectId, after, ticketId }: NewsRequest,
): Promise<News | undefined> {
  const changes = await listChanges({ db, pool }, { projectId, after, limit: maxChanges });
  const last = changes.at(-1);
  if (!last) return undefined;
  const everything = changes.length === maxChanges || changes.some(isAboutAll);
  const changed = everything ? [] : ticketsOf(changes.filter(isAboutTicket));
  const rows =
    changed.length === 0
      ? []
      : await listTicketsById(pool, { projectId, ids: changed, described: ticketId });
  const found = new Set(rows.map(({ id }) => id));
  return {
    after,
    upTo: last.number,
    tickets: rows.map(presentListedTicket),
    removed: changed.filter((id) => !found.has(id)),
    commented: ticketsOf(changes.filter(({ kind }) => /^(comment|review)_/.test(kind))),
    team: changes.some(({ kind }) => /^(member|meeting)_|^project_changed$/.test(kind)),
    notes: changes.some(isAboutNotes),
    threads: [...new Set(changes.map(({ thread_id }) => thread_id).filter((id) => id !== null))],
    documents: changes.some(({ kind }) => kind.startsWith('document_')),
    repository: changes.some(({ kind }) => kind === 'repository_changed'),
    everything,
  };
}

/** News that makes the reader reload the whole board. */
export const createReloadNews = (upTo: number): News => ({
  after: 0,
  upTo,
  tickets: [],
  removed: [],
  commented: [],
  team: true,
  repository: true,
  notes: true,
  threads: [],
  documents: true,
  everything: true,
});

type Change = Awaited<ReturnType<typeof listChanges>>[number];

/** Tickets are listed with the number of their comments. */
const isAboutTicket = ({ kind }: Change) =>
  kind.startsWith('ticket_') || kind === 'comment_written' || kind === 'comment_deleted';

const isAboutNotes = ({ kind, ticket_id, thread_id }: Change) =>
  kind.startsWith('comment_') && ticket_id === null && thread_id === null;

/** These change the position or assignee name of many tickets, so the board has to be reloaded. */
const isAboutAll = ({ kind }: Change) => kind === 'board_arranged' || kind === 'member_renamed';

const ticketsOf = (changes: readonly Change[]): number[] => [
  ...new Set(changes.map(({ ticket_id }) => ticket_id).filter((id) => id !== null)),
];
