import type { Db, EventKind } from '#server/migrations/tables.ts';
import { type Parts, runParts } from '#server/platform/database/sql/parts.ts';
import { addEvent, computeStanding, rulesVersion } from './compute-standing.ts';
import { findNthThatDay } from './daily-tally.ts';
import { emptyStanding, type Standing } from './standing.ts';
import {
  type Act,
  deleteEvents,
  findStanding,
  insertEvents,
  listEvents,
  lockStandings,
  saveStanding,
  type StoredEvent,
  type StoredStanding,
} from './store.ts';

/** `credited_id` is the person whose profile it counts on. Facts that don't apply are left out. */
export type NewEvent = Pick<StoredEvent, 'kind' | 'credited_id'> & Partial<StoredEvent>;

type NewAct = Act & { at?: Date | undefined };

/** Records what a person did, and credits them. Call it in the same transaction. */
export async function recordEvent(
  db: Db,
  {
    actorId,
    projectId,
    ticketId,
    at,
    ...event
  }: NewAct & { actorId: number } & Omit<NewEvent, 'credited_id'>,
) {
  const events = [{ ...event, credited_id: actorId }];
  await runParts(db, await prepareEvents(db, { actorId, projectId, ticketId, at, events }));
}

/** Forgets what a person did in a project, as if they hadn't. Call it in the same transaction. */
export async function takeBackEvent(
  db: Db,
  event: { kind: EventKind; actorId: number; projectId: number },
) {
  await lockStandings(db, [event.actorId]);
  await deleteEvents(db, event);
}

/**
 * The same for several events, as parts of a statement that the caller runs. `locked` are the standings
 * that the caller has already locked.
 */
export async function prepareEvents(
  db: Db,
  { events, at = new Date(), ...act }: NewAct & { events: NewEvent[] },
  locked: readonly StoredStanding[] = [],
): Promise<Parts> {
  if (events.length === 0) return [];
  const when = { project_id: act.projectId, occurred_at: at.toISOString() };
  const standings = await loadStandings(db, { events, locked });
  const credited = events.map((event) =>
    creditEvent({ ...event, ...when }, standings.get(event.credited_id ?? 0)),
  );
  const changed = [...standings].map(([userId, state]) => ({ userId, rules: rulesVersion, state }));
  return insertEvents(act, { events: credited, standings: changed });
}

/** The standings of the people who are credited, except those who have deleted their account. */
async function loadStandings(
  db: Db,
  { events, locked }: { events: NewEvent[]; locked: readonly StoredStanding[] },
): Promise<Map<number, Standing>> {
  const userIds = new Set(events.flatMap(({ credited_id: id }) => (id === null ? [] : [id])));
  const isLocked = [...userIds].every((id) => locked.some(({ userId }) => userId === id));
  const stored = isLocked ? locked : await lockStandings(db, [...userIds]);
  const standings = new Map<number, Standing>();
  for (const { userId, rules, state } of stored) {
    if (!userIds.has(userId)) continue;
    standings.set(userId, rules === rulesVersion ? state : await recomputeStanding(db, userId));
  }
  return standings;
}

/** Adds an event to the standing of the person it's credited to, and returns it with all its facts. */
function creditEvent(
  event: NewEvent & Pick<StoredEvent, 'project_id' | 'occurred_at'>,
  standing: Standing | undefined,
): StoredEvent {
  const unknown = { is_solo: false, ticket_age: null, text_length: null, nth_that_day: null };
  if (!standing) return { ...unknown, ...event, credited_id: null };
  const complete = { ...unknown, nth_that_day: findNthThatDay(standing, event), ...event };
  addEvent(standing, complete);
  return complete;
}

/**
 * Returns a person's standing, and recomputes it if the rules have changed. Pass `known` if you've
 * already loaded the stored standing.
 */
export async function getStanding(
  db: Db,
  userId: number,
  known?: Pick<StoredStanding, 'rules' | 'state'> | null,
): Promise<Standing> {
  const stored = known === undefined ? await findStanding(db, userId) : known;
  if (stored?.rules === rulesVersion) return stored.state;
  return db.transaction().execute(async (db) => {
    const [locked] = await lockStandings(db, [userId]);
    // The account was deleted in the meantime.
    if (!locked) return emptyStanding();
    if (locked.rules === rulesVersion) return locked.state;
    const computed = await recomputeStanding(db, userId);
    await saveStanding(db, { userId, rules: rulesVersion, state: computed });
    return computed;
  });
}

const recomputeStanding = async (db: Db, userId: number) =>
  computeStanding(await listEvents(db, userId));
