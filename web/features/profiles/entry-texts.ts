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
    empty: 'Add your jobs, internships and volunteering.',
    title: 'Frontend trainee',
    organisation: 'Harbour Lab',
  },
  education: {
    heading: 'Education',
    add: 'Add Education',
    edit: 'Edit Education',
    empty: 'Add your schools, courses and bootcamps.',
    title: 'Bachelor of Engineering, Software',
    organisation: 'Turku University of Applied Sciences',
  },
};
