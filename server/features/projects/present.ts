import { photoAddress } from '#contract/photo-address.ts';
import type { Project } from '#contract/projects.ts';
import { presentRole } from '#server/features/roles/present.ts';
import { canJoin, canOpen } from './policy.ts';
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
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  can: { open: canOpen(row, person), join: canJoin(row, person) },
});
