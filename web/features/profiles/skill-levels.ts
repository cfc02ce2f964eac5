import { type SkillLevel, skillLevels } from '#contract/vocabulary.ts';

/** What each level is called and means; the guide and the headings of the tech stack read from here. */
export const levels: Record<SkillLevel, { name: string; explanation: string }> = {
  BEGINNER: {
    name: 'Beginner',
    explanation: 'Knows the basics, and gets small tasks done with a guide or a teammate at hand.',
  },
  INTERMEDIATE: {
    name: 'Intermediate',
    explanation: 'Builds everyday features alone, and asks when something unusual comes up.',
  },
  PROFICIENT: {
    name: 'Proficient',
    explanation: 'Solves hard problems without help, and reviews what others make with it.',
  },
  EXPERT: {
    name: 'Expert',
    explanation: 'Knows it inside out, decides how a team uses it, and teaches it to others.',
  },
};

export const levelsHighestFirst = skillLevels.toReversed();

export const levelOptions = skillLevels.map((value) => ({ value, label: levels[value].name }));
