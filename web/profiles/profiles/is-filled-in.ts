import type { Profile } from '#contract/profiles/profiles.ts';

type Filled = Pick<
  Profile,
  | 'shortDescription'
  | 'aboutMe'
  | 'interests'
  | 'techStack'
  | 'experience'
  | 'education'
  | 'recentProjects'
  | 'achievements'
>;

/** Whether a profile says more than a name. */
export const isFilledIn = ({ shortDescription, aboutMe, ...lists }: Filled) =>
  [
    shortDescription,
    aboutMe,
    lists.interests,
    lists.techStack,
    lists.experience,
    lists.education,
    lists.recentProjects,
    lists.achievements,
  ].some(({ length }) => length > 0);
