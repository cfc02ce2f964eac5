import type { SettingsValues } from './settings-values.ts';

/** Settings for the unit tests in this folder. */
export const values: SettingsValues = {
  name: 'Trail Finder',
  description: 'A map of quiet walks.',
  teamSize: 4,
  difficulty: 'Beginner',
  status: 'Planning',
  githubUrl: '',
  techStack: ['React'],
  image: '',
  roles: [],
  languages: [],
  hours: null,
  week: [],
  timeZone: '',
  goal: null,
  joining: 'open',
};
