import { type SkillLevel, skillLevels } from '#contract/values/vocabulary.ts';

/** The name and explanation of each level. */
export const levels: Record<SkillLevel, { name: string; explanation: string }> = {
  BEGINNER: {
    name: 'Beginner',
    explanation: 'Knows the basics and can do small tasks with a guide or a teammate’s help.',
  },
  INTERMEDIATE: {
    name: 'Intermediate',
    explanation: 'Builds everyday features independently and asks for help with anything unusual.',
  },
  PROFICIENT: {
    name: 'Proficient',
    explanation: 'Solves hard problems without help and reviews other people’s work.',
  },
  EXPERT: {
    name: 'Expert',
    explanation: 'Knows it inside out, guides how the team uses it, and teaches others.',
  },
};

export const levelsHighestFirst = skillLevels.toReversed();

export const levelOptions = skillLevels.map((value) => ({ value, label: levels[value].name }));
