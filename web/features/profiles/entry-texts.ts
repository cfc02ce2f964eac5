import type { EntryKind } from '#contract/vocabulary.ts';

type Words = {
  heading: string;
  /** What the button and the dialog that make one are called. */
  add: string;
  edit: string;
  empty: string;
  /** What a title and an organisation look like. */
  title: string;
  organisation: string;
};

export const entryTexts: Record<EntryKind, Words> = {
  experience: {
    heading: 'Experience',
    add: 'Add Experience',
    edit: 'Edit Experience',
    empty:
      'Jobs, traineeships and volunteering stand here once you add them with “Add Experience”.',
    title: 'Frontend trainee',
    organisation: 'Harbour Lab',
  },
  education: {
    heading: 'Education',
    add: 'Add Education',
    edit: 'Edit Education',
    empty: 'Schools, courses and bootcamps stand here once you add them with “Add Education”.',
    title: 'Bachelor of Engineering, Software',
    organisation: 'Turku University of Applied Sciences',
  },
};
