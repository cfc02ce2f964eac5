import type { Difficulty, ProjectStatus } from '#contract/values/vocabulary.ts';
import type { Tone } from '#web/ui/text/badge.tsx';

/** Card colors (Specification, section 4): In Progress and Completed are both green. */
export const statusTones: Record<ProjectStatus, Tone> = {
  Planning: 'yellow',
  'In Progress': 'green',
  Completed: 'green',
};

export const difficultyTones: Record<Difficulty, Tone> = {
  Beginner: 'green',
  Intermediate: 'blue',
  Advanced: 'red',
};
