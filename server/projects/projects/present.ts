import type { Project, ProjectCard } from '#contract/projects/projects.ts';
import { currentZone } from '#contract/values/lists/time-zone-names.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { maxUnansweredRequests, weekTimes } from '#contract/values/vocabulary.ts';
import { presentRole } from '#server/teams/openings/present-role.ts';
import { takeoverEnd } from '#server/teams/members/takeover-policy.ts';
import type { CardRow } from './card-store.ts';
import { fieldsOf } from './fields.ts';
import type { Meets } from './next-meeting-store.ts';
import type { PageRow } from './page-store.ts';
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
  isActive,
  isInactive,
  isPaused,
  type Reader,
  readerOf,
} from './policy.ts';
import type { HackathonOfTeam } from './reader-store.ts';

/**
 * What is known besides the project. `hackathon`: the one that it's a team of. `hasPlace`: the reader is in
 * it, without a team. `knowsHackathon`: they may see it, which the team always does.
 */
type Seen = {
  hackathon?: HackathonOfTeam | undefined;
  hasPlace?: boolean;
  knowsHackathon?: boolean;
};

/** A project as the reader may see it in a list. They are undefined for a visitor. */
export function presentCard(
  row: CardRow,
  reader: Reader | undefined,
  { hackathon, hasPlace = false, knowsHackathon = false }: Seen = {},
): ProjectCard {
  const isKnown = knowsHackathon || canOpen(row, reader);
  const shown = {
    ...present(isApart(row, reader) ? { ...row, ...takesNobody } : row, reader),
    hackathon: hackathon && (hackathon.isListed || isKnown) ? presentHackathon(hackathon) : null,
  };
  if (!hackathon || hackathon.isOver) return shown;
  // Only people in the hackathon who have no team yet get in, and nobody waits for days.
  const { join, ask } = shown.can;
  return {
    ...shown,
    can: { ...shown.can, join: join && hasPlace, ask: ask && hasPlace, wait: false },
  };
}

/** Someone outside the team whom a lead has blocked sees what everyone sees of a team that's paused. */
const isApart = (row: CardRow, reader: Reader | undefined) =>
  reader !== undefined && reader.isApart && !canOpen(row, reader);

const takesNobody = { joining: 'ask', unanswered_requests: maxUnansweredRequests } as const;

const present = (row: CardRow, reader: Reader | undefined): Omit<ProjectCard, 'hackathon'> => ({
  ...fieldsOf(row),
  week: weekTimes.filter((time) => row.week.includes(time)),
  timeZone: currentZone(row.time_zone),
  id: row.id,
  lookingFor: row.looking_for,
  roles: row.roles.map(presentRole),
  currentMembers: row.members.length,
  members: row.members.map((member) => ({
    ...member,
    avatar: member.avatar && photoAddress(member.avatar),
  })),
  creator: { id: row.creator_id, username: row.creator_name },
  reservedPlaces: row.reservations.length,
  reservedUntil: presentTime(
    row.reservations.find(({ userId }) => userId === reader?.id)?.until ?? null,
  ),
  invitationId: reader?.invitationId ?? null,
  isPaused: isPaused(row),
  hasAsked: reader?.hasAsked ?? false,
  rejoinAt: presentTime(reader?.rejoinAt ?? null),
  inactiveSince: row.inactive_since,
  completedAt: row.completed_at,
  summary: row.summary,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  can: {
    open: canOpen(row, reader),
    join: canJoin(row, reader),
    ask: canAsk(row, reader),
    wait: canWait(row, reader),
    edit: canEdit(row, reader),
  },
});

const presentTime = (time: string | null) => time && new Date(time).toISOString();

const presentHackathon = ({ slug, name, startsAt, endsAt, isCanceled }: HackathonOfTeam) => ({
  slug,
  name,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  isCanceled,
});

/** A project's page for a visitor, who has no standing in the team. */
export function presentToVisitor(
  row: CardRow,
  { meets, ...seen }: Seen & { meets: Meets | null },
): Project {
  const card = presentCard(row, undefined, seen);
  return {
    ...card,
    ...outsider,
    meets: presentMeets(meets),
    version: row.version,
    can: { ...card.can, ...outsider.can },
  };
}

const outsider = {
  membership: null,
  isNew: false,
  isQuiet: false,
  asksNextStep: false,
  quietTicket: null,
  takeover: null,
  hasRepository: false,
  hasDocuments: false,
  offeredTo: null,
  waitingRequests: 0,
  can: { comeBack: false, answer: false, handOver: false, takeOver: false, remove: false },
} as const;

/** A project's page as someone may see it, with their standing in the team. */
export function presentProject(row: PageRow, readerId: number, seen: Seen): Project {
  const reader = readerOf(row, readerId);
  const card = presentCard(row, reader, seen);
  const leads = card.can.edit;
  return {
    ...card,
    version: row.version,
    membership: isInactive(row, reader) ? 'inactive' : isActive(row, reader) ? 'active' : null,
    isNew: row.isNew,
    isQuiet: leads && row.quiet_asked_at !== null && row.inactive_since === null,
    asksNextStep: leads && row.asksNextStep && row.status !== 'Completed',
    quietTicket: row.quietTicket,
    takeover: presentTakeover(row, reader),
    hasRepository: canOpen(row, reader) && row.hasRepository,
    hasDocuments: canOpen(row, reader) && row.hasDocuments,
    meets: presentMeets(row.meets),
    offeredTo: presentOffer(row, reader),
    waitingRequests: leads ? row.waitingRequests : 0,
    can: {
      ...card.can,
      comeBack: canComeBack(row, reader),
      answer: leads,
      handOver: canHandOver(row, reader),
      takeOver: canTakeOver(row, reader),
      remove: canRemove(row, reader),
    },
  };
}

const presentMeets = (meets: Meets | null): Project['meets'] =>
  meets && { ...meets, startsAt: new Date(meets.startsAt).toISOString() };

/** Only the team sees who takes the project over, and until when its creator can say no. */
function presentTakeover(row: PageRow, reader: Reader): Project['takeover'] {
  if (!row.takeover || !canOpen(row, reader)) return null;
  const { userId, name } = row.takeover;
  return { userId, name, until: takeoverEnd(row.takeover) };
}

/** Only the creator and the member see that the project has been offered. */
function presentOffer(row: PageRow, reader: Reader): Project['offeredTo'] {
  const member = row.members.find(({ userId }) => userId === row.offered_to);
  if (!member || (reader.id !== row.creator_id && reader.id !== member.userId)) return null;
  return { id: member.userId, name: member.name };
}
