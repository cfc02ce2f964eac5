import { beforeAll, expect, test } from 'vitest';
import type { TicketCreation } from '#contract/board/tickets.ts';
import type { ticketStatuses } from '#contract/values/ticket-status.ts';
import { initialFields } from '#contract/values/ticket-fields.ts';
import { computeStanding, rulesVersion } from '#server/history/activity/compute-standing.ts';
import { findStanding, listEvents } from '#server/history/activity/store.ts';
import { writeComment } from '#server/board/comments/actions.ts';
import { ticketPlace } from '#server/board/comments/ticket-place.ts';
import { enterTeam } from '#server/teams/members/entering/enter-team.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { removeMember } from '#server/teams/members/leaving/removal.ts';
import { removeReview, writeReview } from '#server/proof/reviews/actions.ts';
import {
  changeTicket,
  createTicket,
  removeTicket,
  restoreDeletedTicket,
} from '#server/board/tickets/actions.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { backdateAccounts } from '#tests/factories/reviews.ts';
import { computeFromScratch, type Happened, type Said } from '#tests/plain-participation.ts';
import { createRandom } from '#tests/random.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { loadParticipations } from './actions.ts';
import { participationTasks } from './schedule.ts';

/** Set RANDOM_ACTS for a longer run, RANDOM_SEED to repeat or vary one. */
const acts = Number(process.env.RANDOM_ACTS ?? 1_000);
/** After so many acts, everything stored is compared with what's computed from scratch. */
const checkEvery = 1_000;
const seed = Number(process.env.RANDOM_SEED ?? 1);

let server: TestServer;
let people: Person[];
let projectIds: number[];

beforeAll(async () => {
  server = await startTestServer();
  people = [];
  for (let count = 0; count < 8; count += 1) people.push(await createPerson(server));
  projectIds = [];
  for (const creator of people.slice(0, 4)) {
    const { id } = await createProject(creator, { teamSize: 9 });
    projectIds.push(id);
    for (const { id: userId } of people)
      if (userId !== creator.id) await join({ projectId: id, userId });
  }
  await backdateAccounts(server, ...people);
});

/** No rate limits, so that everyone can do a month's work in a minute. */
const limits = { take: async () => async () => {} } as unknown as Limits;
const clock = () => new Date();

test(
  `after ${acts} random acts, every participation and standing is right`,
  { timeout: 600_000 },
  async () => {
    const random = createRandom(seed);
    const done = new Map<string, number>();
    for (let act = 1; act <= acts; act += 1) {
      const kind = await actAtRandom(random);
      if (kind) done.set(kind, (done.get(kind) ?? 0) + 1);
      // Old enough to count and to review, also who has come back.
      if (act % 500 === 0) await backdateAccounts(server, ...people);
      if (act % checkEvery === 0) await checkAll();
    }
    for (const kind of Object.keys(ways))
      expect(done.get(kind), `${kind}, seed ${seed}`).toBeGreaterThan(0);
    const { rows } = await server.pool.query('select distinct counts from reviews order by counts');
    expect(rows, `With seed ${seed}`).toEqual([{ counts: false }, { counts: true }]);
  },
);

type Random = ReturnType<typeof createRandom>;
type Target = { projectId: number; userId: number; ticketId: number };

/** What can be done, and how often of a hundred times. */
const shares = {
  create: 16,
  change: 32,
  review: 28,
  takeBack: 5,
  comment: 8,
  recount: 2,
  remove: 3,
  restore: 2,
  leave: 1,
  join: 3,
};

const ways: Record<keyof typeof shares, (target: Target, random: Random) => Promise<unknown>> = {
  create: async (target, random) => {
    const ticket = await createTicket(server.db, { ...target, form: formOf(random) });
    if (random(3) > 0)
      await server.pool.query(
        `update tickets set created_at = now() - interval '1 hour' where id = $1`,
        [ticket.id],
      );
  },
  change: (target, random) => changeTicket(server.db, { ...target, form: formOf(random) }),
  review: (target) => writeReview({ db: server.db, clock, limits }, { ...target, note: 'Good' }),
  takeBack: (target) => removeReview({ db: server.db, clock }, target),
  comment: (target, random) =>
    writeComment(server.db, ticketPlace(target), {
      userId: target.userId,
      text: 'x'.repeat(15 + random(10)),
    }),
  recount: () => runTasks(server, participationTasks),
  remove: async (target) => {
    await removeTicket({ db: server.db, clock }, target);
    removed.push(target);
  },
  restore: (target, random) =>
    restoreDeletedTicket({ db: server.db, clock }, removed[random(removed.length)] ?? target),
  leave: ({ projectId, userId }) =>
    removeMember(server.db, { projectId, userId, personId: userId }),
  join,
};

/** A person who deleted a ticket can restore it. */
const removed: Target[] = [];

/** Joins as when a lead accepts someone: by oneself, only three times a day. */
async function join({ projectId, userId }: Pick<Target, 'projectId' | 'userId'>) {
  await server.db.transaction().execute(async (db) => {
    await lockJoining(db, userId);
    await enterTeam(db, { projectId, userId, roleId: undefined, by: 'answer' });
  });
}

const formOf = (random: Random): Required<TicketCreation> => ({
  ...initialFields,
  title: 'Random',
  description: 'Made at random',
  status: (['Backlog', 'Done', 'Done', 'Done'] as (typeof ticketStatuses)[number][])[random(4)]!,
  assigneeId: [null, ...people.map(({ id }) => id)][random(9)]!,
});

const tickets = new Map<number, number[]>();

/** Returns what was done, or undefined if it isn't allowed, which changes nothing. */
async function actAtRandom(random: Random): Promise<string | undefined> {
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<string>(share).fill(kind));
  const kind = pick(kinds) as keyof typeof shares;
  const [projectId, userId] = [pick(projectIds), pick(people).id];
  // Mostly recent tickets, so that the same ones are reviewed, reopened and done again.
  const known = tickets.get(projectId) ?? [];
  const ticketId = known.slice(-40)[random(Math.min(known.length, 40))] ?? 0;
  try {
    await ways[kind]({ projectId, userId, ticketId }, random);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
  if (kind === 'create') await noteTickets(projectId);
  return kind;
}

async function noteTickets(projectId: number) {
  const { rows } = await server.pool.query<{ id: number }>(
    'select id from tickets where project_id = $1 order by id desc limit 40',
    [projectId],
  );
  tickets.set(
    projectId,
    rows.map(({ id }) => id),
  );
}

async function checkAll() {
  const { rows: events } = await server.pool.query<Happened>('select * from events order by id');
  const { rows: reviews } = await server.pool.query<Said>('select * from reviews');
  const shown = await Promise.all(people.map(shownOf));
  const memberships = projectIds.flatMap((projectId) =>
    people.map(({ id: userId }) => ({ userId, projectId })),
  );
  const expected = memberships.map((membership) => ({
    ...membership,
    ...computeFromScratch(membership, { events, reviews }),
  }));
  expectSame(shown.flat(), expected);
  await runTasks(server, participationTasks);
  const { rows: stored } = await server.pool.query(`
    select user_id as "userId", project_id as "projectId", done, reviewed, reviewers, given, comments
      from participations where rules > 0`);
  expectSame(stored, expected);
  for (const { id: userId } of people)
    expect(await findStanding(server.db, userId), `With seed ${seed}`).toEqual({
      userId,
      rules: rulesVersion,
      state: computeStanding(await listEvents(server.db, userId)),
    });
}

/** Expects the same rows in any order, and no others. */
function expectSame(rows: unknown[], expected: unknown[]) {
  expect(rows).toHaveLength(expected.length);
  expect(rows, `With seed ${seed}`).toEqual(expect.arrayContaining(expected));
}

/** What a person's participations count, before it's stored. */
async function shownOf({ id: userId }: Person) {
  const rows = await loadParticipations(server.db, { userId, readerId: userId });
  return rows.map(({ project_id: projectId, done, reviewed, reviewers, given, comments }) => ({
    userId,
    projectId,
    done,
    reviewed,
    reviewers,
    given,
    comments,
  }));
}
