import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** Colours of section 4: on cards, a project in progress is as green as a completed one. */
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
