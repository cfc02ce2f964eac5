import { type Insertable, type Selectable, sql } from 'kysely';
import type { ItemKind } from '#contract/values/vocabulary.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type ItemRow = Pick<
  Selectable<Tables['repository_items']>,
  'id' | 'kind' | 'key' | 'title' | 'url' | 'state' | 'author_id' | 'author_name' | 'happened_at'
>;

type NewItem = Insertable<Tables['repository_items']>;

/**
 * Stores an item, or what is newer about it: deliveries arrive in any order. A merged pull request
 * stays merged. Returns its ID and whether it had been merged before.
 */
export async function saveItem(
  db: Db,
  item: NewItem,
): Promise<{ id: number; wasMerged: boolean; isNew: boolean }> {
  const known = await db
    .selectFrom('repository_items')
    .select(['id', 'state', 'changed_at'])
    .where('project_id', '=', item.project_id)
    .where('kind', '=', item.kind)
    .where('key', '=', item.key)
    .executeTakeFirst();
  if (!known) {
    const { id } = await db
      .insertInto('repository_items')
      .values(item)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, wasMerged: false, isNew: true };
  }
  const wasMerged = known.state === 'merged';
  const isNewer = Date.parse(item.changed_at) >= Date.parse(known.changed_at);
  const state = wasMerged || item.state === 'merged' ? 'merged' : item.state;
  if (isNewer || state === 'merged')
    await db
      .updateTable('repository_items')
      .set({ state, ...(isNewer && { title: item.title, changed_at: item.changed_at }) })
      .where('id', '=', known.id)
      .execute();
  return { id: known.id, wasMerged, isNew: false };
}

/** How many items of each kind a project keeps. */
const keptItems = 2000;

/** Deletes the oldest items of these kinds beyond those that a project keeps. */
export async function deleteOldItems(
  db: Db,
  { projectId, kinds }: { projectId: number; kinds: ItemKind[] },
) {
  if (kinds.length === 0) return;
  await sql`
    delete from repository_items where id in (
      select item.id
        from unnest(${kinds}::text[]) as each (kind),
             lateral (select id from repository_items
                       where project_id = ${projectId} and kind = each.kind
                       order by happened_at desc, id desc offset ${keptItems}) as item)`.execute(
    db,
  );
}

/** The team's members by the ID of their linked GitHub account. */
export async function listGitHubMembers(db: Db, projectId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('identities')
    .innerJoin('project_members', 'project_members.user_id', 'identities.user_id')
    .select(['identities.subject', 'identities.user_id'])
    .where('project_members.project_id', '=', projectId)
    .where('identities.provider', '=', 'github')
    .execute();
  return new Map(rows.map(({ subject, user_id }) => [subject, user_id]));
}

/** Links an item to tickets of its project by their numbers. Returns the tickets with their numbers. */
export async function linkTickets(
  db: Db,
  { projectId, itemId, numbers }: { projectId: number; itemId: number; numbers: number[] },
): Promise<{ id: number; number: number }[]> {
  if (numbers.length === 0) return [];
  return rowsOf<{ id: number; number: number }>(db)`
    with found as (
      select id, number from tickets
       where project_id = ${projectId} and number = any(${numbers}) and deleted_at is null
    ), linked as (
      insert into repository_links (ticket_id, item_id)
      select id, ${itemId} from found on conflict do nothing
    )
    select id, number from found order by number`;
}

/** The latest items of these kinds. */
export const listItems = (
  db: Db,
  { projectId, kind, limit }: { projectId: number; kind: ItemKind; limit: number },
): Promise<ItemRow[]> =>
  selectItems(db)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The items that mention a ticket, newest first. */
export const listReferences = (
  db: Db,
  { projectId, ticketId, limit }: { projectId: number; ticketId: number; limit: number },
): Promise<ItemRow[]> =>
  selectItems(db)
    .innerJoin('repository_links', 'repository_links.item_id', 'repository_items.id')
    .where('repository_links.ticket_id', '=', ticketId)
    .where('repository_items.project_id', '=', projectId)
    .orderBy('happened_at', 'desc')
    .orderBy('repository_items.id', 'desc')
    .limit(limit)
    .execute();

const selectItems = (db: Db) =>
  db
    .selectFrom('repository_items')
    .select([
      'repository_items.id',
      'repository_items.kind',
      'repository_items.key',
      'repository_items.title',
      'repository_items.url',
      'repository_items.state',
      'repository_items.author_id',
      'repository_items.author_name',
      'repository_items.happened_at',
    ]);
