import { currentZone } from '#contract/values/time-zone-names.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { Project } from '#contract/projects/projects.ts';
import { maxUnansweredRequests, weekTimes } from '#contract/values/vocabulary.ts';
import { presentRole } from '#server/teams/roles/present.ts';
import { takeoverEnd } from '#server/teams/takeovers/policy.ts';
import {
  canAsk,
  canComeBack,
  canEdit,
  canHandOver,
  canJoin,
  canOpen,
  canRemove,
  canTakeOver,
  canWait,
  hasAsked,
  isActive,
  isInactive,
  isPaused,
  rejoinsAt,
} from './policy.ts';
import type { ProjectRow } from './store.ts';

/**
 * A project as the person asking may see it. `person` is undefined for a visitor. `hasPlace`: they're in the
 * hackathon that it's a team of, without a team. `knowsHackathon`: they may see that hackathon, which
 * the team always does.
 */
export function presentProject(
  row: ProjectRow,
  person: { id: number } | undefined,
  { hasPlace = false, knowsHackathon = false } = {},
): Project {
  const asShown = isApart(row, person) ? { ...row, ...takesNobody } : row;
  const isKnown = knowsHackathon || canOpen(row, person);
  const shown = { ...present(asShown, person), hackathon: presentHackathon(row, isKnown) };
  if (!row.hackathon || row.hackathon.isOver) return shown;
  // Only people in the hackathon who have no team yet get in, and nobody waits for days.
  const { join, ask } = shown.can;
  return {
    ...shown,
    can: { ...shown.can, join: join && hasPlace, ask: ask && hasPlace, wait: false },
  };
}

/** Someone outside the team whom a lead has blocked sees what everyone sees of a team that's paused. */
const isApart = (row: ProjectRow, person: { id: number } | undefined) =>
  person !== undefined && row.apart_ids.includes(person.id) && !canOpen(row, person);

const takesNobody = { joining: 'ask', unanswered_requests: maxUnansweredRequests } as const;

const present = (
  row: ProjectRow,
  person: { id: number } | undefined,
): Omit<Project, 'hackathon'> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  image: row.image,
  lookingFor: row.looking_for,
  roles: row.roles.map(presentRole),
  techStack: row.tech_stack,
  currentMembers: row.members.length,
  teamSize: row.team_size,
  difficulty: row.difficulty,
  githubUrl: row.github_url,
  members: row.members.map((member) => ({
    ...member,
    avatar: member.avatar && photoAddress(member.avatar),
  })),
  creator: { id: row.creator_id, username: row.creator_name },
  languages: row.languages,
  hours: row.hours,
  week: weekTimes.filter((time) => row.week.includes(time)),
  timeZone: currentZone(row.time_zone),
  goal: row.goal,
  joining: row.joining,
  reservedPlaces: row.reservations.length,
  reservedUntil: findReservedUntil(row, person),
  invitationId: row.invitations.find(({ userId }) => userId === person?.id)?.id ?? null,
  isPaused: isPaused(row),
  isNew: row.members.some(({ userId, isNew }) => isNew && userId === person?.id),
  waitingRequests: canEdit(row, person) ? row.waiting_ids.length : 0,
  hasAsked: hasAsked(row, person),
  rejoinAt: presentTime(rejoinsAt(row, person)),
  inactiveSince: row.inactive_since,
  isQuiet: row.quiet_asked_at !== null && row.inactive_since === null && canEdit(row, person),
  asksNextStep: row.next_step_open && row.status !== 'Completed' && canEdit(row, person),
  membership: presentMembership(row, person),
  quietTicket: row.quiet_members.find(({ userId }) => userId === person?.id)?.ticket ?? null,
  takeover: presentTakeover(row, person),
  version: row.version,
  completedAt: row.completed_at,
  summary: row.summary,
  offeredTo: presentOffer(row, person),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  can: {
    open: canOpen(row, person),
    join: canJoin(row, person),
    ask: canAsk(row, person),
    comeBack: canComeBack(row, person),
    wait: canWait(row, person),
    edit: canEdit(row, person),
    answer: canEdit(row, person),
    handOver: canHandOver(row, person),
    takeOver: canTakeOver(row, person),
    remove: canRemove(row, person),
  },
});

/** Until when a place is reserved for the person asking. */
const findReservedUntil = ({ reservations }: ProjectRow, person: { id: number } | undefined) =>
  presentTime(reservations.find(({ userId }) => userId === person?.id)?.until ?? null);

const presentTime = (time: string | null) => time && new Date(time).toISOString();

function presentHackathon({ hackathon }: ProjectRow, isKnown: boolean): Project['hackathon'] {
  if (!hackathon || (!hackathon.isListed && !isKnown)) return null;
  const { slug, name, startsAt, endsAt, isCanceled } = hackathon;
  const iso = (time: string) => new Date(time).toISOString();
  return { slug, name, startsAt: iso(startsAt), endsAt: iso(endsAt), isCanceled };
}

function presentMembership(row: ProjectRow, person: { id: number } | undefined) {
  if (isInactive(row, person)) return 'inactive';
  return isActive(row, person) ? 'active' : null;
}

/** Only the team sees who takes the project over, and until when its creator can say no. */
function presentTakeover(row: ProjectRow, person: { id: number } | undefined): Project['takeover'] {
  if (!row.takeover || !canOpen(row, person)) return null;
  const { userId, name } = row.takeover;
  return { userId, name, until: takeoverEnd(row.takeover) };
}

/** Only the creator and the member see that the project has been offered. */
function presentOffer(row: ProjectRow, person: { id: number } | undefined): Project['offeredTo'] {
  const member = row.members.find(({ userId }) => userId === row.offered_to);
  if (!member || !person) return null;
  if (person.id !== row.creator_id && person.id !== member.userId) return null;
  return { id: member.userId, name: member.name };
}
