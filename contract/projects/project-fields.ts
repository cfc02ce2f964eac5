// In its own file, so that pages can use it without loading the schemas.

/**
 * The settings of a project that lists and pages show: their names on screens, and what stands for them if
 * a server leaves them out. Columns, replies, drafts, merges of stale edits and the settings' form follow
 * from them. When you add one, the compiler names the files that need to know it.
 */
export const projectFields = {
  name: { label: 'Project name', initial: '' },
  description: { label: 'Project description', initial: '' },
  teamSize: { label: 'Team size', initial: 0 },
  difficulty: { label: 'Difficulty level', initial: 'Beginner' },
  status: { label: 'Project status', initial: 'Planning' },
  githubUrl: { label: 'Repository link', initial: '' },
  techStack: { label: 'Tech stack', initial: [''] },
  image: { label: 'Image', initial: '' },
  languages: { label: 'Languages', initial: [''] },
  hours: { label: 'Hours a week', initial: null },
  week: { label: 'When you work', initial: [''] },
  timeZone: { label: 'Time zone', initial: '' },
  goal: { label: 'Goal', initial: null },
  joining: { label: 'Who can join', initial: 'open' },
} as const satisfies Record<string, { label: string; initial: unknown }>;

export type ProjectField = keyof typeof projectFields;

export const projectFieldNames = Object.keys(projectFields) as ProjectField[];
