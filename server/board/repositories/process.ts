import { done, inProgress } from '#contract/values/ticket-status.ts';
import { cutText } from '#contract/values/text/cut-text.ts';
import type { RepositoryProvider } from '#contract/board/repositories.ts';
import type { ItemKind } from '#contract/values/vocabulary.ts';
import { insertChange, lockLog } from '#server/history/changes/store.ts';
import { confirmNames } from './repository-names.ts';
import { listMembersByName } from './repository-name-store.ts';
import { moveByRepository } from '#server/board/tickets/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { deleteOldItems, linkTickets, listGitHubMembers, saveItem } from './item-store.ts';
import { type DeliveredItem, fieldsOf, type PayloadReaders } from './payloads/delivered.ts';
import { readForgejo } from './payloads/forgejo.ts';
import { readGitHub } from './payloads/github.ts';
import { readGitLab } from './payloads/gitlab.ts';
import { findReferences } from './references.ts';
import { presentOutcome } from './present.ts';
import { findRepository, updateRepository } from './store.ts';
import { finishDelivery, type listDueDeliveries, lockDelivery } from './delivery-store.ts';
import { asDate, asLine, asWebAddress } from './untrusted.ts';

const readers: PayloadReaders = { github: readGitHub, gitlab: readGitLab, forgejo: readForgejo };

export type Due = Awaited<ReturnType<typeof listDueDeliveries>>[number];

/**
 * Processes a delivery and keeps what became of it. The board is locked before the delivery, as
 * everywhere. Another process may have done it meanwhile.
 */
export const processDelivery = (db: Db, { id, project_id: projectId }: Due, now: Date) =>
  db.transaction().execute(async (db) => {
    await lockLog(db, projectId);
    const delivery = await lockDelivery(db, id);
    if (!delivery) return;
    await finishDelivery(db, id, await apply(db, delivery, now));
  });

type Delivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;

async function apply(
  db: Db,
  { project_id: projectId, provider, event, body }: Delivery,
  now: Date,
) {
  const repository = await findRepository(db, projectId);
  if (!repository) return { status: 'ignored', outcome: 'Disconnected' } as const;
  const delivered = readers[provider](event, fieldsOf(body));
  const source = {
    provider,
    name: delivered.name ? asLine(delivered.name, 200) : repository.name,
    url: delivered.url ? asWebAddress(delivered.url) : repository.url,
  };
  const isKnown =
    repository.provider === provider &&
    repository.name === source.name &&
    repository.url === source.url;
  // Boards wait while this goes on, so nothing is written in vain.
  if (!isKnown) await updateRepository(db, projectId, source);
  const outcome =
    'ignored' in delivered
      ? ({ status: 'ignored', outcome: cutText(delivered.ignored, 100) } as const)
      : await applyItems(db, delivered.items, {
          projectId,
          provider,
          host: URL.canParse(source.url) ? new URL(source.url).host : '',
          now,
          startsTickets: repository.starts_tickets,
        });
  if (outcome.status === 'done' || repository.provider === null)
    await insertChange(db, { projectId, kind: 'repository_changed', actorId: null });
  return outcome;
}

type Context = {
  projectId: number;
  provider: RepositoryProvider;
  /** Where the repository is, such as "gitlab.com". */
  host: string;
  now: Date;
  startsTickets: boolean;
};

async function applyItems(db: Db, items: DeliveredItem[], context: Context) {
  const { projectId, provider, host } = context;
  if (provider !== 'github') await confirmSenders(db, items, context);
  const members =
    provider === 'github'
      ? await listGitHubMembers(db, projectId)
      : await listMembersByName(db, { projectId, host });
  const moved: number[] = [];
  const kinds = new Set<ItemKind>();
  for (const item of items) {
    const applied = await applyItem(db, item, { ...context, members });
    moved.push(...applied.moved);
    if (applied.isNew) kinds.add(item.kind);
  }
  await deleteOldItems(db, { projectId: context.projectId, kinds: [...kinds] });
  return { status: 'done', outcome: presentOutcome(items, moved) } as const;
}

/**
 * Finds out whose usernames sent a code in a pull request that they open. The host vouches for who
 * opens one, but not for the author of a commit.
 */
async function confirmSenders(db: Db, items: DeliveredItem[], { projectId, host, now }: Context) {
  for (const { moment, author, text } of items) {
    if (moment !== 'opened' || author.login === '' || host === '') continue;
    const name = cutText(author.login, 100);
    await confirmNames(db, { projectId, host, name, text, now });
  }
}

/** Stores an item and links and moves the tickets it mentions. `moved`: the numbers of moved tickets. */
async function applyItem(
  db: Db,
  item: DeliveredItem,
  { projectId, provider, now, startsTickets, members }: Context & { members: Map<string, number> },
): Promise<{ moved: number[]; isNew: boolean }> {
  const login = provider === 'github' ? '' : cutText(item.author.login, 100);
  const happened = asDate(item.happenedAt, now);
  const { id, wasMerged, isNew } = await saveItem(db, {
    project_id: projectId,
    kind: item.kind,
    key: cutText(item.key, 100),
    title: asLine(item.title, 500),
    url: asWebAddress(item.url),
    state: item.state,
    author_id: members.get(provider === 'github' ? String(item.author.githubId) : login) ?? null,
    author_name: asLine(item.author.name, 100),
    author_login: login,
    happened_at: happened,
    changed_at: asDate(item.changedAt, now, new Date(happened)),
  });
  const references = findReferences(item.text);
  const numbers = references.map(({ number }) => number);
  const tickets = await linkTickets(db, { projectId, itemId: id, numbers });
  const closing = new Set(references.filter(({ closes }) => closes).map(({ number }) => number));
  const isMerged = item.moment === 'merged' && !wasMerged;
  const isOpened = item.moment === 'opened' && isNew && startsTickets;
  const moved: number[] = [];
  for (const { id: ticketId, number } of tickets) {
    const status = isMerged && closing.has(number) ? done : isOpened ? inProgress : undefined;
    if (status && (await moveByRepository(db, { projectId, ticketId, status }))) moved.push(number);
  }
  return { moved, isNew };
}
