import {
  type DeleteResult,
  type InsertResult,
  type SelectQueryBuilder,
  sql,
  type UpdateResult,
} from 'kysely';

type One<Row> = { executeTakeFirst(): Promise<Row | undefined> };

/** Runs a statement that finds rows. Returns whether there are any. */
export const exists = async (statement: One<object>): Promise<boolean> =>
  (await statement.executeTakeFirst()) !== undefined;

type Changes = Partial<InsertResult & UpdateResult & DeleteResult>;

/** Runs a statement that changes rows. Returns whether it has changed any. */
export async function hasChanged(statement: One<Changes>): Promise<boolean> {
  const { numInsertedOrUpdatedRows, numUpdatedRows, numDeletedRows } =
    (await statement.executeTakeFirst()) ?? {};
  return (numInsertedOrUpdatedRows ?? numUpdatedRows ?? numDeletedRows ?? 0n) > 0n;
}

/** Runs a statement that adds a row. Returns its ID. */
export const idOfNew = async <Id>(statement: {
  executeTakeFirstOrThrow(): Promise<{ id: Id }>;
}): Promise<Id> => (await statement.executeTakeFirstOrThrow()).id;

/** Runs a statement that finds rows with one column. Returns the values. */
export const valuesOf = async <Row extends object>(statement: {
  execute(): Promise<Row[]>;
}): Promise<Row[keyof Row][]> =>
  (await statement.execute()).flatMap((row) => Object.values(row) as Row[keyof Row][]);

/** Runs a statement with one column. Returns its value in the first row, if there's any. */
export async function firstOf<Row extends object>(
  statement: One<Row>,
): Promise<Row[keyof Row] | undefined> {
  const row = await statement.executeTakeFirst();
  return row && (Object.values(row)[0] as Row[keyof Row]);
}

/** How many rows a query without columns finds. */
export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const found = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return (found as { count: number }).count;
}
