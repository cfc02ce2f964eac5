import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import {
  findEntry,
  insertPlace,
  isHackathonKnown,
  isTeamKnown,
} from './hackathon-membership-store.ts';

export { isHackathonKnown };

type Entering = {
  projectId: number;
  userId: number;
  /** Whether they do it themselves, or someone does it for them. */
  isSelf: boolean;
  now: Date;
};

/**
 * Only people who have signed up for a hackathon get into its teams, and only into one, until it's over.
 * The caller holds the person's joining lock, which every change of their place takes.
 */
export async function checkPlace(db: Db, { isSelf, ...membership }: Entering) {
  const entry = await findEntry(db, membership);
  if (!entry) return;
  const { name, state, team, isKnown } = entry;
  if (team !== null) {
    const message = isSelf
      ? `You’re already on ${team}. Leave that team to join another one in ${name}.`
      : `They’re already on ${team}.`;
    throw new ProblemError('already_in_a_team', { message });
  }
  if (state === 'signed_up') return;
  if (isSelf && !isKnown) throw notFound('This project doesn’t exist.');
  throw forbidden(
    isSelf
      ? `Sign up for ${name} to join one of its teams.`
      : `They haven’t signed up for ${name}.`,
  );
}

/** Throws not_found for a team that someone can't see, such as one of a hackathon that isn't listed. */
export async function refuseUnknownTeam(db: Db, membership: Membership) {
  if (!(await isTeamKnown(db, membership))) throw notFound('This project doesn’t exist.');
}

/** Whether someone is in the hackathon of a team, and in none of its teams. */
export async function hasFreePlace(db: Db, membership: Membership): Promise<boolean> {
  const entry = await findEntry(db, { ...membership, now: new Date() });
  return entry?.state === 'signed_up' && entry.team === null;
}

/** Stores a member's place, after `checkPlace`. */
export const takePlace = insertPlace;
