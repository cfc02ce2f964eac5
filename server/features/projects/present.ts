import { photoAddress } from '#contract/photo-address.ts';
import type { Project } from '#contract/projects.ts';
import { weekTimes } from '#contract/vocabulary.ts';
import { presentRole } from '#server/features/roles/present.ts';
import {
  canAsk,
  canEdit,
  canHandOver,
  canJoin,
  canOpen,
  canRemove,
  hasAsked,
  isPaused,
  rejoinsAt,
} from './policy.ts';
import type { ProjectRow } from './store.ts';

/** A project as the person asking may see it. `person` is undefined for a visitor. */
export const presentProject = (row: ProjectRow, person: { id: number } | undefined): Project => ({
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
  timeZone: row.time_zone,
  goal: row.goal,
  joining: row.joining,
  isPaused: isPaused(row),
  isNew: row.members.some(({ userId, isNew }) => isNew && userId === person?.id),
  waitingRequests: canEdit(row, person) ? row.waiting_ids.length : 0,
  hasAsked: hasAsked(row, person),
  rejoinAt: presentTime(rejoinsAt(row, person)),
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
    edit: canEdit(row, person),
    answer: canEdit(row, person),
    handOver: canHandOver(row, person),
    remove: canRemove(row, person),
  },
});

const presentTime = (time: string | null) => time && new Date(time).toISOString();

/** Only the creator and the member see that the project has been offered. */
function presentOffer(row: ProjectRow, person: { id: number } | undefined): Project['offeredTo'] {
  const member = row.members.find(({ userId }) => userId === row.offered_to);
  if (!member || !person) return null;
  if (person.id !== row.creator_id && person.id !== member.userId) return null;
  return { id: member.userId, name: member.name };
}
