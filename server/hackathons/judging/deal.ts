import { createHash } from 'node:crypto';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';

export type Deal = { judgeId: number; projectId: number };

type Dealing = {
  /** The IDs of the submissions' projects. */
  submissions: readonly number[];
  judges: readonly number[];
  /** Who must not judge what. */
  barred: readonly Deal[];
  /** What was dealt out before. What was scored stays. */
  kept: readonly (Deal & { isScored: boolean })[];
  seed: number;
};

/**
 * Deals submissions out to judges: each to three, if that many may judge it, and to each judge as many
 * as to the others. What was dealt out before stays, except that judges who have more than others pass
 * on some that they haven't scored. The same seed gives the same deal.
 */
export function deal({ submissions, judges, barred, kept, seed }: Dealing): Deal[] {
  const bars = new Set(barred.map(keyOf));
  const isHere = ({ judgeId, projectId }: Deal) =>
    judges.includes(judgeId) && submissions.includes(projectId);
  const stays = kept.filter((one) => isHere(one) && (one.isScored || !bars.has(keyOf(one))));
  const table = createTable(judges, stays);
  const allowed = (projectId: number) =>
    judges.filter((judgeId) => !bars.has(keyOf({ judgeId, projectId })));
  const draw = (...ids: number[]) => drawOf([seed, ...ids]);

  // Those that few may judge come first, so that their judges aren't busy with others.
  const inTurn = submissions
    .map((projectId) => ({ projectId, by: allowed(projectId) }))
    .toSorted(
      (one, other) =>
        one.by.length - other.by.length || draw(one.projectId) - draw(other.projectId),
    );
  for (const { projectId, by } of inTurn) {
    const free = () => by.filter((judgeId) => !table.has({ judgeId, projectId }));
    while (table.judgesOf(projectId) < judgesEach && free().length > 0)
      table.add({ judgeId: leastBusy(free(), { table, draw, projectId }), projectId });
  }

  const scored = new Set(stays.filter(({ isScored }) => isScored).map(keyOf));
  const canMove = (one: Deal, to: number) => {
    const moved = { judgeId: to, projectId: one.projectId };
    return !scored.has(keyOf(one)) && !bars.has(keyOf(moved)) && !table.has(moved);
  };
  for (let move = findMove(judges, table, canMove); move; move = findMove(judges, table, canMove))
    table.move(move);
  return table.all();
}

type Draw = (...ids: number[]) => number;
type Choice = { table: Table; draw: Draw; projectId: number };

function leastBusy(judges: readonly number[], { table, draw, projectId }: Choice): number {
  const [first] = judges.toSorted(
    (one, other) =>
      table.countOf(one) - table.countOf(other) || draw(projectId, one) - draw(projectId, other),
  );
  return first!;
}

type Move = { deal: Deal; to: number };

/** A submission that goes from a busy judge to one who has at least two fewer. */
function findMove(
  judges: readonly number[],
  table: Table,
  canMove: (deal: Deal, to: number) => boolean,
): Move | undefined {
  const byLoad = judges.toSorted((one, other) => table.countOf(other) - table.countOf(one));
  for (const from of byLoad)
    for (const to of byLoad.toReversed()) {
      if (table.countOf(from) - table.countOf(to) < 2) break;
      const movable = table.all().find((one) => one.judgeId === from && canMove(one, to));
      if (movable) return { deal: movable, to };
    }
  return undefined;
}

type Table = ReturnType<typeof createTable>;

/** Who has what. */
function createTable(judges: readonly number[], start: readonly Deal[]) {
  const deals = new Map<string, Deal>();
  const loads = new Map(judges.map((id) => [id, 0]));
  const counts = new Map<number, number>();
  const change = ({ judgeId, projectId }: Deal, by: number) => {
    loads.set(judgeId, (loads.get(judgeId) ?? 0) + by);
    counts.set(projectId, (counts.get(projectId) ?? 0) + by);
  };
  const add = ({ judgeId, projectId }: Deal) => {
    const one = { judgeId, projectId };
    deals.set(keyOf(one), one);
    change(one, 1);
  };
  for (const one of start) add(one);
  return {
    add,
    move: ({ deal: one, to }: Move) => {
      deals.delete(keyOf(one));
      change(one, -1);
      add({ judgeId: to, projectId: one.projectId });
    },
    has: (one: Deal) => deals.has(keyOf(one)),
    all: () => [...deals.values()],
    countOf: (judgeId: number) => loads.get(judgeId) ?? 0,
    judgesOf: (projectId: number) => counts.get(projectId) ?? 0,
  };
}

const keyOf = ({ judgeId, projectId }: Deal) => `${judgeId} ${projectId}`;

const drawOf = (parts: readonly number[]) =>
  createHash('sha256').update(parts.join(' ')).digest().readUInt32BE();
