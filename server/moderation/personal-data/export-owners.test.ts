import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { personalDataCalls } from '#contract/moderation/personal-data.ts';
import type { Part } from './export-part.ts';
import { exportLists } from './export-store.ts';

/** Compiles statements without a database. */
const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const personId = 4242;

/** The columns that must be the person whose export it is, or nothing if the list has others' rows. */
function ownersOf({ page }: Part): string {
  const request = { userId: personId, after: [], size: 1 };
  const { sql, parameters } = page(request).compile(compiler);
  const [, condition = ''] = mainPartOf(sql.replaceAll(/\s+/g, ' ')).split(' where ');
  const [terms = ''] = condition.split(/ order by | group by /);
  return terms
    .split(' and ')
    .flatMap((term) => {
      const [, column = '', parameter] = /^ ?([\w.]+) = \$(\d+) ?$/.exec(term) ?? [];
      return parameters[Number(parameter) - 1] === personId ? [column] : [];
    })
    .join(', ');
}

/** A statement without what is in brackets, which only looks something up. */
function mainPartOf(sql: string): string {
  const inner = /from \((select \* from tickets [^)]*)\)/.exec(sql)?.[1];
  if (inner !== undefined) return inner;
  const shorter = sql.replaceAll(/\([^()]*\)/g, '');
  return shorter === sql ? sql : mainPartOf(shorter);
}

/** The lists that don't only have rows with the person's `user_id`. */
const others: Record<string, string[]> = {
  follows: ['follower_id', 'followed_id'],
  blocks: ['blocker_id'],
  reports: ['reporter_id'],
  projects: ['creator_id'],
  departures: ['user_id', 'by_id'],
  joinRequests: ['user_id', 'answered_by'],
  invitations: ['invited_by', 'user_id'],
  invitationUses: ['invitation_uses.user_id'],
  tickets: ['created_by', 'assignee_id'],
  comments: ['author_id'],
  attachments: ['uploader_id'],
  documents: ['updated_by', 'author_id'],
  reviews: ['by_id', 'done.credited_id'],
  events: ['actor_id', 'credited_id'],
  repositoryItems: ['author_id'],
  changes: ['actor_id'],
  eventsAndMeetings: ['organizer_id', 'user_id', 'user_id'],
  hackathons: [
    'organizer_id',
    'user_id',
    'user_id',
    'answered_by',
    'author_id',
    'invited_by',
    'users.id',
    'updated_by',
    'by_id',
    'judge_id',
    'user_id',
  ],
};

test.each(Object.entries(exportLists))('an export’s %s belong to one person', (name, parts) => {
  expect(parts.map(ownersOf)).toEqual(others[name] ?? ['user_id']);
});

test('the API’s documentation names every list of an export', () => {
  const names = Object.keys(personalDataCalls['GET /users/export'].reply.shape);
  expect(names.toSorted()).toEqual(
    ['exportedAt', 'account', ...Object.keys(exportLists)].toSorted(),
  );
});
