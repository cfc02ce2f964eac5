import type { Repository, RepositoryDelivery } from '#contract/board/repositories.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { checkLead, recordSignOfLife } from '#server/teams/members/actions.ts';
import { isMember, lockProject } from '#server/teams/members/store.ts';
import { findTicket } from '#server/board/tickets/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Encryption } from '#server/platform/encryption.ts';
import { notFound } from '#server/platform/problem.ts';
import { mintToken } from '#server/platform/tokens.ts';
import { listItems, listReferences } from './item-store.ts';
import { presentItem } from './present.ts';
import { deleteRepository, findRepository, saveSecret, updateRepository } from './store.ts';
import { listDeliveries } from './delivery-store.ts';

const shownItems = 20;
const shownReferences = 50;

export const addressOf = ({ publicUrl, projectId }: { publicUrl: string; projectId: number }) =>
  `${publicUrl}/hooks/repositories/${projectId}`;

export async function getRepository(
  { db, publicUrl, encryption }: { db: Db; publicUrl: string; encryption: Encryption },
  { projectId, userId }: Membership,
): Promise<Repository> {
  if (!(await isMember(db, { projectId, userId }))) throw notFound();
  const row = await findRepository(db, projectId);
  const [pullRequests, commits] = await Promise.all(
    (['pull_request', 'commit'] as const).map((kind) =>
      listItems(db, { projectId, kind, limit: shownItems }),
    ),
  );
  return {
    connection: row
      ? {
          address: addressOf({ publicUrl, projectId }),
          provider: row.provider,
          name: row.name,
          url: row.url,
          startsTickets: row.starts_tickets,
          isReadable: encryption.decrypt(row.secret) !== undefined,
        }
      : null,
    pullRequests: (pullRequests ?? []).map(presentItem),
    commits: (commits ?? []).map(presentItem),
  };
}

/** Connects a repository, or replaces its secret. The secret isn't stored in a readable form. */
export const renewSecret = (
  db: Db,
  { encryption, ...membership }: Membership & { encryption: Encryption },
): Promise<string> =>
  asLead(db, membership, async (db) => {
    const secret = mintToken();
    await saveSecret(db, {
      projectId: membership.projectId,
      secret: encryption.encrypt(secret),
    });
    return secret;
  });

export const changeRepository = (
  db: Db,
  { startsTickets, ...membership }: Membership & { startsTickets: boolean },
) =>
  asLead(db, membership, async (db) => {
    const settings = { starts_tickets: startsTickets };
    if (!(await updateRepository(db, membership.projectId, settings)))
      throw notFound('No repository is connected. Connect one in the project’s settings.');
  });

export const disconnectRepository = (db: Db, membership: Membership) =>
  asLead(db, membership, (db) => deleteRepository(db, membership.projectId));

/** Changes the repository under the project's lock, and announces it. */
const asLead = <Result>(
  db: Db,
  { projectId, userId }: Membership,
  change: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (db) => {
    await lockProject(db, projectId);
    await refuseOthers(db, { projectId, userId });
    await recordSignOfLife(db, { projectId, userId });
    const result = await change(db);
    await insertChange(db, { projectId, kind: 'repository_changed', actorId: userId });
    return result;
  });

const refuseOthers = (db: Db, membership: Membership) =>
  checkLead(db, membership, { others: 'Only leads can connect a repository.' });

export async function getDeliveries(db: Db, membership: Membership): Promise<RepositoryDelivery[]> {
  await refuseOthers(db, membership);
  const rows = await listDeliveries(db, membership.projectId);
  return rows.map(({ received_at: at, ...row }) => ({ ...row, at }));
}

/** The commits and pull requests that mention a ticket. */
export async function getReferences(
  db: Db,
  { projectId, ticketId, userId }: Membership & { ticketId: number },
) {
  const isThere =
    (await isMember(db, { projectId, userId })) && (await findTicket(db, { projectId, ticketId }));
  if (!isThere) throw notFound('Ticket not found');
  const rows = await listReferences(db, { projectId, ticketId, limit: shownReferences });
  return rows.map(presentItem);
}
