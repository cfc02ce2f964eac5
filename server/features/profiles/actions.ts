import type * as z from 'zod/mini';
import type { Profile, profileUpdate, TechStackEntry } from '#contract/profiles.ts';
import { listProjectsOfMember } from '#server/features/projects/store.ts';
import { presentProject } from '#server/features/projects/present.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { presentProfile, presentTechStackEntry } from './present.ts';
import {
  countContributions,
  findUser,
  listTechStack,
  replaceTechStack,
  updateUser,
} from './store.ts';

const recentProjects = 3;

/** A person's own profile. Throws not_found where the account is gone. */
export async function getProfile(db: Db, userId: number): Promise<Profile> {
  const [user, techStack, counts, projects] = await Promise.all([
    findUser(db, userId),
    listTechStack(db, userId),
    countContributions(db, userId),
    listProjectsOfMember(db, { userId, limit: recentProjects }),
  ]);
  if (!user) throw notFound();
  return presentProfile({
    user,
    techStack: techStack.map(presentTechStackEntry),
    counts,
    recentProjects: projects.map((project) => presentProject(project, { id: userId })),
  });
}

/** Changes the fields that were sent and no others. `xurl` is how the profile itself spells xUrl. */
export async function changeProfile(
  db: Db,
  { userId, changes }: { userId: number; changes: z.output<typeof profileUpdate> },
) {
  const columns = {
    first_name: changes.firstName,
    last_name: changes.lastName,
    country: changes.country,
    city: changes.city,
    short_description: changes.shortDescription,
    about_me: changes.aboutMe,
    github_url: changes.githubUrl,
    linkedin_url: changes.linkedinUrl,
    personal_website_url: changes.personalWebsiteUrl,
    x_url: changes.xUrl ?? changes.xurl,
    interests: changes.interests,
    communication_email: changes.communicationEmail,
  };
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  await updateUser(db, { id: userId, changes: given });
  return getProfile(db, userId);
}

export async function changeTechStack(
  db: Db,
  { userId, entries }: { userId: number; entries: TechStackEntry[] },
) {
  await db.transaction().execute((db) => replaceTechStack(db, { userId, entries }));
  return entries;
}
