import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** The rows of a statement, which follows as a template like that of `sql`. */
export const rowsOf =
  <Row>(db: Db): Statement<Row[]> =>
  (...statement) =>
    sql<Row>(...statement)
      .execute(db)
      .then(({ rows }) => rows);

/** The first row of a statement, if there's any. */
export const rowOf =
  <Row>(db: Db): Statement<Row | undefined> =>
  async (...statement) =>
    (await rowsOf<Row>(db)(...statement))[0];

/** The `id` of each row of a statement. */
export const idsOf =
  (db: Db): Statement<number[]> =>
  async (...statement) =>
    (await rowsOf<{ id: number }>(db)(...statement)).map(({ id }) => id);
