import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaOf, areas } from '#scripts/areas/areas.ts';
import { drawAreas } from '#scripts/areas/draw-areas.ts';
import { pathOf, specifiersIn } from '#scripts/areas/imports.ts';
import { listUses } from '#scripts/areas/list-uses.ts';

const root = join(import.meta.dirname, '..');
const folders = ['contract', 'server', 'web', 'tests', 'bench', 'scripts'] as const;

const names = areas.map(({ name }) => name);
const area = `(${names.join('|')})`;

/** Which of our files a file may import. The first matching rule applies. */
const importRules: [from: RegExp, to: RegExp][] = [
  [/\.test\.tsx?$/, /^(contract|server|web|tests|bench|scripts)\//],
  [/^contract\//, /^contract\//],
  [/^server\/migrations\//, /^(contract|server\/migrations)\//],
  [/^server\/platform\//, /^(contract|server\/platform|server\/migrations)\//],
  [
    new RegExp(`^server/${area}/`),
    new RegExp(
      `^(contract|server/platform|server/migrations)/|^server/${area}/[^/]+/(?!(routes|schedule|upkeep|emails)\\.)[^/]+$`,
    ),
  ],
  [/^server\//, /^(contract|server)\//],
  [/^web\/(ui|lib)\//, /^(contract|web\/ui|web\/lib)\//],
  // And the types of what they are samples of.
  [/^web\/site\/sample\//, /^(contract\/values|web\/site\/(sample|events|business\/offers))\//],
  [/^web\/sources\//, new RegExp(`^(contract|web/ui|web/lib|web/sources|web/${area})/`)],
  [new RegExp(`^web/${area}/`), new RegExp(`^(contract|web/ui|web/lib|web/${area})/`)],
  [/^web\//, /^(contract|web)\//],
  [/^(tests|bench|scripts)\//, /^(contract|server|web|tests|bench|scripts)\//],
];

const restrictedPatterns: [what: string, pattern: RegExp, where: RegExp][] = [
  [
    'SQL',
    /\b(selectFrom|insertInto|updateTable|deleteFrom|sql`|rows?Of<|idsOf\(db\)`)|\.query\s*[(<]/,
    /^server\/.*(store|upkeep)\.ts$|^server\/projects\/projects\/search\.ts$|^server\/platform\/(mail\/(outbox|given-up|refusals)|sessions\/sessions|database\/(sql\/)?[\w-]+|backup\/[\w-]+|http\/health)\.ts$/,
  ],
  [
    'process.env',
    /process\.env\b/,
    /^server\/(platform\/(config|system-user|first-content\/(renderer|worker))|board\/board-files\/reading\/read-in-process)\.ts$/,
  ],
  [
    'fetch',
    /\bfetch\(/,
    /^(web\/lib\/api\/api|server\/profiles\/credentials\/check-page\/run-page)\.ts$/,
  ],
];

const files = folders.flatMap((folder) => listFiles(join(root, folder)));
const ours = files.filter(
  (file) => /^(contract|server|web)\//.test(file) && !/\.test\.tsx?$/.test(file),
);

test('finds the source files', () => {
  expect(ours.length).toBeGreaterThan(50);
});

test('no module that pages load has a formatter as a constant, without `lazy`', () => {
  const eager = ours.filter(
    (file) => !file.startsWith('server/') && /^(export )?const .*=\s+new Intl\./m.test(code(file)),
  );
  expect(eager).toEqual([]);
});

test('tests wait as long as tests/patience.ts says or a minute or more, so that a busy machine doesn’t fail them', () => {
  const tests = files.filter((file) => /\.test\.tsx?$|^tests\/(?!e2e\/)/.test(file));
  // `waitFor` of tests/faults/processes.ts is as patient as expect.poll is by vitest.config.ts.
  const short = tests.filter(
    (file) =>
      [...code(file).matchAll(/(?:\btimeout: |AbortSignal\.timeout\()([\d_]+)\b(?! \*)/g)].some(
        ([, milliseconds = '']) => Number(milliseconds.replaceAll('_', '')) < 60_000,
      ) ||
      (code(file).includes('vi.waitFor(') && !code(file).includes('timeout: patience')),
  );
  expect(short).toEqual([]);
});

test('functions match their names: find… may return undefined, and can… returns a boolean', () => {
  const exported = ours.flatMap((file) =>
    code(file)
      .split(/\n(?=export )/)
      .map((text) => ({
        file,
        text,
        name: /^export (?:async )?(?:function|const) (\w+)/.exec(text)?.[1],
      })),
  );
  const named = (prefix: RegExp) => exported.filter(({ name = '' }) => prefix.test(name));
  const finders = named(/^find[A-Z]/);
  expect(finders.length).toBeGreaterThan(50);
  const throwing = finders.filter(({ text }) =>
    /OrThrow\(|^[^{]*\): Promise<(?!.*(undefined|null))\w+(\[\])?> \{/.test(
      text.split('\n}\n')[0]!,
    ),
  );
  const queries = named(/^can[A-Z]/).filter(({ file, name, text }) =>
    file.endsWith('policy.ts')
      ? /^export (async|const \w+ = async)/.test(text)
      : /^export const \w+ = \([^)]*\)[^=]*=> sql/.test(text) && !name?.endsWith('Sql'),
  );
  expect([...throwing, ...queries].map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

describe('imports', () => {
  test('follow the layers', () => {
    const refused = files.flatMap((file) => {
      const allowed = importRules.find(([from]) => from.test(file))?.[1] ?? /$^/;
      const own = roomOf(file);
      return importsOf(file)
        .filter((path) => !allowed.test(path) && !(own && path.startsWith(`${own}/`)))
        .map((path) => `${file} → ${path}`);
    });
    expect(refused).toEqual([]);
  });

  test('lead to samples only from web/sources/*/sample*', () => {
    const others = ours.filter(
      (file) => !/^web\/(sources\/[^/]+\/sample[\w-]*\.tsx?$|site\/sample\/)/.test(file),
    );
    const uses = others.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith('web/site/sample/'))
        .map((path) => `${file} → ${path}`),
    );
    expect(uses).toEqual([]);
  });

  test('start with ./ for files below the same folder, and with # for all others', () => {
    const misspelled = files.flatMap((file) =>
      specifiersOf(file)
        .filter((to) => to.startsWith('#') === pathOf(to, file).startsWith(`${dirname(file)}/`))
        .map((to) => `${file} → ${to}`),
    );
    expect(misspelled).toEqual([]);
  });

  test('run from an area to those below it, and never up', () => {
    const up = ours.flatMap((file) => {
      const from = areaOf(file);
      return importsOf(file)
        .filter((path) => names.indexOf(areaOf(path) ?? '') < names.indexOf(from ?? ''))
        .filter((path) => areaOf(path) !== undefined)
        .map((path) => `${file} → ${path}`);
    });
    expect(up).toEqual([]);
  });

  test('between areas are as docs/areas.svg shows them (npm run areas)', () => {
    expect(code('docs/areas.svg')).toBe(drawAreas(listUses(root)));
  });

  test('between areas are described for each area in docs/architecture.md, in their order', () => {
    const rows = areas.map(({ name, answers }) => `| ${name} | ${answers} |\n`).join('');
    expect(code('docs/architecture.md')).toContain(rows);
  });

  test('lead from no room back to itself', () => {
    const uses = new Map<string, Set<string>>();
    for (const file of ours) {
      const room = roomOf(file);
      if (!room) continue;
      const others = importsOf(file).flatMap((path) => roomOf(path) ?? []);
      uses.set(room, new Set([...(uses.get(room) ?? []), ...others]));
    }
    for (const [room, others] of uses) others.delete(room);
    expect(uses.size).toBeGreaterThan(50);
    expect([...uses.keys()].filter((room) => reachable(uses, room).has(room))).toEqual([]);
  });
});

describe.each(restrictedPatterns)('%s', (_what, pattern, where) => {
  test('is only used where allowed', () => {
    const misplaced = ours.filter((file) => !where.test(file) && pattern.test(code(file)));
    expect(misplaced).toEqual([]);
  });
});

/** The platform signs users in, so it may use `users`. */
const platformTables =
  'migrations users sessions outbox mail_refusals rate_limits idempotency_keys'.split(' ');

test('the platform uses no tables of rooms', () => {
  const migrations = readdirSync(join(root, 'server/migrations')).filter((file) =>
    file.endsWith('.sql'),
  );
  const tables = migrations.flatMap((file) =>
    [...code(`server/migrations/${file}`).matchAll(/^create table (\w+)/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(tables).toContain('tickets');
  const roomTables = tables.filter((table) => !platformTables.includes(table)).join('|');
  const named = new RegExp(
    `\\b(from|join|into|update|table)\\s+"?(${roomTables})\\b|['"\`](${roomTables})['"\`]`,
    'i',
  );
  const files = ours.filter((file) => file.startsWith('server/platform/'));
  expect(files.filter((file) => named.test(code(file)))).toEqual([]);
});

test("server/upkeep.ts includes every room's upkeep", () => {
  const upkeep = ours.filter(
    (file) =>
      file !== 'server/platform/database/upkeep.ts' &&
      /^server\/[^/]+\/[^/]+\/upkeep\.ts$/.test(file),
  );
  expect(importsOf('server/upkeep.ts').toSorted()).toEqual(
    [...upkeep, 'server/platform/database/upkeep.ts'].toSorted(),
  );
});

test("server/schedule.ts includes every room's schedule", () => {
  const schedules = ours.filter(
    (file) =>
      file !== 'server/platform/schedule/schedule.ts' &&
      /^server\/[^/]+\/[^/]+\/schedule\.ts$/.test(file),
  );
  expect(importsOf('server/schedule.ts').toSorted()).toEqual(
    [...schedules, 'server/platform/schedule/schedule.ts'].toSorted(),
  );
});

test('no file has more than 500 lines, and fewer than 10 percent have more than 150', () => {
  const lengths = ours
    .filter((file) => !file.startsWith('web/site/sample/'))
    .map((file) => code(file).split('\n').length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(lengths.filter((length) => length > 150).length).toBeLessThan(lengths.length / 10);
});

test('web/routes has only screens, because the build makes a script of each file there', () => {
  expect(files.filter((file) => /^web\/routes\/.*\.test\.tsx?$/.test(file))).toEqual([]);
});

test('no file has a vague name', () => {
  const vague = ours.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|index)(\.|\/)/.test(file),
  );
  expect(vague).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function code(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Lists which of our files a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  return specifiersOf(file)
    .map((specifier) => pathOf(specifier, file))
    .filter((path) => /\.tsx?$/.test(path));
}

const specifiersOf = (file: string) => specifiersIn(code(file));

/** The folder of a room, such as "server/board/tickets". */
function roomOf(path: string): string | undefined {
  return new RegExp(`^(server|web)/${area}/[^/]+(?=/)`).exec(path)?.[0];
}

function reachable(uses: Map<string, Set<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const visit = (room: string) => {
    for (const next of uses.get(room) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(start);
  return seen;
}
