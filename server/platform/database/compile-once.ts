import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/**
 * A frequent statement, put together once instead of each time. `build` gets placeholders for the
 * values named in `keys` and may do nothing with them but put them into the SQL. Returns a function
 * that runs the statement with the values it's called with, and returns its rows.
 */
export function compileOnce<Values extends object, Row>(
  keys: readonly (keyof Values & string)[],
  build: (placeholders: Values) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const placeholders = Object.fromEntries(keys.map((key) => [key, Symbol(key)])) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(placeholders).compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      typeof parameter === 'symbol' ? values[parameter.description as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
