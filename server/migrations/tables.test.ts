import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { expect, inject, onTestFinished, test } from 'vitest';
import { templateDatabase, withDatabaseName } from '#tests/database/postgres.ts';

type Columns = Record<string, Record<string, string>>;

/** How we read the types of PostgreSQL, see platform/database/connect.ts. */
const typeScriptTypes: Record<string, string> = {
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer<ArrayBufferLike>',
  date: 'string',
  _int2: 'number[]',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'string',
  tsvector: 'string',
  uuid: 'string',
};

/** Tables that we only use in plain SQL. */
const unmirrored = [
  'migrations',
  'rate_limits',
  'openings',
  'opening_keys',
  'opening_refreshes',
  'candidates',
  'candidate_keys',
  'candidate_refreshes',
  'operation',
  'team_words',
];

test('tables.ts mirrors the migrated database', async () => {
  expect(await readTypes()).toEqual(await readDatabase());
});

/** The tables as the compiler sees them. Its API may change with a new version of TypeScript. */
async function readTypes(): Promise<Columns> {
  const root = join(import.meta.dirname, '../..');
  const path = join(import.meta.dirname, 'tables.ts');
  const api = new API({ cwd: root });
  onTestFinished(() => api.close());
  // A program of this file and what it imports, which reads a fraction of the whole.
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  const extended = join(root, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({ extends: extended, files: [path], include: [], compilerOptions }),
  );
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const { program, checker } = snapshot.getProjects()[0]!;
  const file = program.getSourceFile(path)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
  const tables = exported.find(({ name }) => name === 'Tables')!;
  const propertiesOf = (type: Type) =>
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, checker.getTypeOfSymbol(property)!] as const);
  const columnsOf = (table: Type) =>
    Object.fromEntries(
      propertiesOf(table).map(([column, type]) => [column, describeType(checker, type)]),
    );
  return Object.fromEntries(
    propertiesOf(checker.getDeclaredTypeOfSymbol(tables)).map(([table, type]) => [
      table,
      columnsOf(type),
    ]),
  );
}

function describeType(checker: Checker, type: Type): string {
  const [generated] = /^Generated(Always)?(?=<)/.exec(checker.typeToString(type)) ?? [];
  const select = generated && checker.getPropertyOfType(type, '__select__');
  const read = select ? checker.getTypeOfSymbol(select)! : type;
  if (read === checker.getUnknownType()) return describe({ type: 'unknown', generated });
  const value = checker.getBaseTypeOfLiteralType(checker.getNonNullableType(read)!)!;
  const nullable = checker.isTypeAssignableTo(checker.getNullType(), read);
  return describe({ type: checker.typeToString(value), nullable, generated });
}

async function readDatabase(): Promise<Columns> {
  const client = new pg.Client(withDatabaseName(inject('postgres'), templateDatabase));
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<Record<string, string>>(
    `select table_name, column_name, udt_name, is_nullable,
            case when is_generated = 'ALWAYS' or identity_generation = 'ALWAYS'
                 then 'GeneratedAlways'
                 when column_default is not null or is_identity = 'YES' then 'Generated'
            end as generated
       from information_schema.columns
      where table_schema = 'public' and table_name <> all($1)`,
    [unmirrored],
  );
  const tables: Columns = {};
  for (const { table_name: table = '', column_name: column = '', ...row } of rows) {
    const type = typeScriptTypes[row.udt_name!] ?? row.udt_name!;
    const nullable = row.is_nullable === 'YES' && type !== 'unknown';
    (tables[table] ??= {})[column] = describe({ type, nullable, generated: row.generated });
  }
  return tables;
}

type Description = { type: string; nullable?: boolean; generated: string | null | undefined };

function describe({ type, nullable = false, generated }: Description): string {
  const read = nullable ? `${type} | null` : type;
  return generated ? `${generated}<${read}>` : read;
}
