import { type RawBuilder, sql } from 'kysely';
import type { Part } from './export-part.ts';

type Sql = RawBuilder<unknown>;

type Shape = {
  /** The column with the person whose export it is. */
  of?: string;
  /** What else is true of the rows. */
  and?: (userId: number) => Sql;
  /** The columns that tell rows apart, by which they are paged. */
  key?: readonly string[];
  groupBy?: Sql;
  isLong?: boolean;
};

/** Rows with long texts have smaller pages, to limit memory. */
export const sizes = { short: 500, long: 20 };

/** A person's rows in a table or join, page by page. */
export const rows = (
  from: string,
  columns: Sql | ((userId: number) => Sql),
  { of = 'user_id', and, key = ['id'], groupBy, isLong = false }: Shape = {},
): Part => ({
  key: key.map((column) => column.replace(/^.*\./, '')),
  size: isLong ? sizes.long : sizes.short,
  page: ({ userId, after, size }) => {
    const keys = sql.raw(key.join(', '));
    return sql`
      select ${typeof columns === 'function' ? columns(userId) : columns} from ${sql.raw(from)}
       where ${sql.raw(of)} = ${userId}
         ${and ? sql`and ${and(userId)}` : sql``}
         ${after.length > 0 ? sql`and (${keys}) > (${sql.join(after)})` : sql``}
       ${groupBy ? sql`group by ${groupBy}` : sql``}
       order by ${keys} limit ${size}`;
  },
});

/** The few rows that a person has in a table, all at once. */
export const allRows = (
  from: string,
  columns: Sql,
  { orderBy = '1' }: { orderBy?: string } = {},
): Part => ({
  key: [],
  size: sizes.short,
  page: ({ userId }) => sql`
    select ${columns} from ${sql.raw(from)} where user_id = ${userId} order by ${sql.raw(orderBy)}`,
});
