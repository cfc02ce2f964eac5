import type { Selectable } from 'kysely';
import type { Profile, TechStackEntry } from '#contract/profiles.ts';
import type { Project } from '#contract/projects.ts';
import type { Tables } from '#server/migrations/tables.ts';

type Parts = {
  user: Selectable<Tables['users']>;
  techStack: TechStackEntry[];
  counts: { projects: number; tickets: number };
  recentProjects: Project[];
};

/** A person's own profile. Streak, badges, achievements and activity are empty until they are earned. */
export const presentProfile = ({ user, techStack, counts, recentProjects }: Parts): Profile => ({
  id: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  avatar: user.avatar,
  shortDescription: user.short_description,
  aboutMe: user.about_me,
  country: user.country,
  city: user.city,
  location: [user.city, user.country].filter(Boolean).join(', '),
  githubUrl: user.github_url,
  linkedinUrl: user.linkedin_url,
  xurl: user.x_url,
  personalWebsiteUrl: user.personal_website_url,
  createdAt: user.created_at,
  communicationEmail: user.communication_email,
  loginMethod: user.login_method,
  interests: user.interests,
  stats: {
    streak: 0,
    projects: counts.projects,
    contributions: counts.tickets,
    followers: 0,
    following: 0,
  },
  recentProjects: recentProjects.map(({ id, name, description, image, techStack: tech }) => ({
    id,
    name,
    description,
    image,
    tech,
    stars: 0,
    forks: 0,
  })),
  badges: [],
  achievements: [],
  activity: [],
  techStack,
});

export const presentTechStackEntry = (
  row: Pick<Tables['tech_stack_entries'], 'technology' | 'skill_level' | 'description'>,
): TechStackEntry => ({
  technology: row.technology,
  skillLevel: row.skill_level,
  description: row.description,
});
