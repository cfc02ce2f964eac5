import { day } from '#contract/values/durations.ts';
import { announcingDays, type HackathonPhase } from '#contract/hackathons/hackathon-rules.ts';
import type { ParticipantState, StaffRole } from '#contract/values/vocabulary.ts';

type Times = {
  opens_at: string;
  closes_at: string;
  starts_at: string;
  ends_at: string;
  teams_published_at: string | null;
  canceled_at: string | null;
  results_published_at: string | null;
};

/** What the person asking is in a hackathon. */
type Reader = {
  id: number | undefined;
  staff_role: StaffRole | null;
  own_state: ParticipantState | null;
  /** They're in one of its teams. */
  own_team_id: number | null;
};

export function phaseOf(hackathon: Times, now: Date): HackathonPhase {
  const at = now.toISOString();
  if (hackathon.canceled_at !== null) return 'canceled';
  if (hackathon.ends_at <= at) return 'ended';
  if (hackathon.starts_at <= at) return 'building';
  if (hackathon.teams_published_at !== null) return 'teams';
  if (at < hackathon.opens_at) return 'draft';
  return at < hackathon.closes_at ? 'open' : 'closed';
}

export const isOver = (hackathon: Times, now: Date) =>
  hackathon.canceled_at !== null || hackathon.ends_at <= now.toISOString();

/** Teams build, or have built. They can submit from then on. */
export const hasStarted = (hackathon: Times, now: Date) =>
  hackathon.canceled_at === null && hackathon.starts_at <= now.toISOString();

/** Sign-up can go on while teams build. */
const isOpen = (hackathon: Times, now: Date) =>
  !isOver(hackathon, now) &&
  hackathon.opens_at <= now.toISOString() &&
  now.toISOString() < hackathon.closes_at;

/** Someone who has signed up, or can confirm that they come. */
export const isIn = (state: ParticipantState | null) =>
  state !== null && state !== 'left' && state !== 'removed';

/** A code doesn't let in people whom staff have removed. */
export const canSee = (
  hackathon: { visibility: 'listed' | 'link'; code: string },
  { staff_role, own_state }: Reader,
  code: string | undefined,
) =>
  hackathon.visibility === 'listed' ||
  staff_role !== null ||
  (own_state !== 'removed' && (own_state !== null || code === hackathon.code));

/**
 * People in the hackathon can change their answers until it's over; others sign up while that's open,
 * visitors once they have an account.
 */
export const canSignUp = (hackathon: Times, reader: Reader, now: Date) =>
  !isOver(hackathon, now) &&
  reader.own_state !== 'removed' &&
  (isIn(reader.own_state) || isOpen(hackathon, now));

/** Someone absent has no place to give up. If they left, they could sign up as if nothing had happened. */
export const canLeave = (hackathon: Times, reader: Reader, now: Date) =>
  isIn(reader.own_state) &&
  reader.own_state !== 'absent' &&
  reader.own_team_id === null &&
  !isOver(hackathon, now);

/** People form teams until the organizers have published theirs. */
export const canFormTeam = (
  hackathon: Times & { forming: 'people' | 'organizer' | 'both' },
  reader: Reader,
  now: Date,
) =>
  !isOver(hackathon, now) &&
  hackathon.forming !== 'organizer' &&
  (hackathon.teams_published_at === null || hackathon.forming === 'people') &&
  reader.own_state === 'signed_up' &&
  reader.own_team_id === null;

export const canSeePeople = (reader: Reader) => canRun(reader) || isIn(reader.own_state);

/** Judges get announcements, too. */
export const canReadNews = (reader: Reader) => canSeePeople(reader) || canJudge(reader);

export const canRun = ({ staff_role }: Pick<Reader, 'staff_role'>) =>
  staff_role === 'organizer' || staff_role === 'helper';

export const canJudge = ({ staff_role }: Pick<Reader, 'staff_role'>) => staff_role === 'judge';

/** After the end, too: to say thank you, or where the photos are. */
export const canAnnounce = (hackathon: Times, reader: Pick<Reader, 'staff_role'>, now: Date) =>
  canRun(reader) && Date.parse(hackathon.ends_at) + announcingDays * day > now.getTime();

export const canOrganize = ({ staff_role }: Pick<Reader, 'staff_role'>) =>
  staff_role === 'organizer';
