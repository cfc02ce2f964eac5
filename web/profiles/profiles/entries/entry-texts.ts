import type { EntryKind } from '#contract/values/vocabulary.ts';

type EntryTexts = {
  heading: string;
  /** The label of the add button and the title of its dialog. */
  add: string;
  edit: string;
  empty: string;
  /** Placeholders. */
  title: string;
  organisation: string;
};

export const entryTexts: Record<EntryKind, EntryTexts> = {
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
