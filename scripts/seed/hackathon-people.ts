import type { ExperienceLevel } from '#contract/hackathons/hackathon-rules.ts';
import type { Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';

/** Someone who signed up for the demo's hackathon and has no profile yet. */
export type SeedParticipant = {
  firstName: string;
  lastName: string;
  disciplines: Discipline[];
  level: ExperienceLevel;
  hours: number;
  week: WeekTime[];
  goal: Goal;
  languages: string[];
  note?: string;
};

/** People with a profile who signed up, too. Fatima hasn't, so that she can. */
export const knownParticipants = ['eetu', 'olena', 'yuki', 'joonas'] as const;

const evenings: WeekTime[] = ['weekday_evening'];
const weekend: WeekTime[] = ['weekend_day', 'weekend_evening'];
const days: WeekTime[] = ['weekday_day', 'weekend_day'];

const person = (
  name: string,
  disciplines: Discipline[],
  rest: Omit<SeedParticipant, 'firstName' | 'lastName' | 'disciplines'>,
): SeedParticipant => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, disciplines, ...rest };
};

/** Everyone who signed up and has no profile yet. Veikko speaks only Finnish. */
export const participants: SeedParticipant[] = [
  person('Elsa Niemi', ['Front-end', 'Design'], {
    level: 'some',
    hours: 10,
    week: evenings,
    goal: 'learn',
    languages: ['fi', 'en'],
    note: 'I’d like to draw the screens first.',
  }),
  person('Oskar Lindqvist', ['Back-end'], {
    level: 'strong',
    hours: 8,
    week: evenings,
    goal: 'portfolio',
    languages: ['sv', 'en'],
  }),
  person('Nadia Rahimi', ['Data', 'Back-end'], {
    level: 'some',
    hours: 6,
    week: weekend,
    goal: 'learn',
    languages: ['en'],
  }),
  person('Veikko Salo', ['Mobile'], {
    level: 'beginner',
    hours: 12,
    week: days,
    goal: 'fun',
    languages: ['fi'],
    note: 'This is my first hackathon.',
  }),
  person('Mei Tanaka', ['Design'], {
    level: 'strong',
    hours: 6,
    week: weekend,
    goal: 'portfolio',
    languages: ['en', 'ja'],
  }),
  person('Ibrahim Diallo', ['Back-end', 'DevOps'], {
    level: 'strong',
    hours: 10,
    week: evenings,
    goal: 'win',
    languages: ['fr', 'en'],
  }),
  person('Kaisa Laine', ['Testing', 'Docs'], {
    level: 'beginner',
    hours: 5,
    week: evenings,
    goal: 'learn',
    languages: ['fi', 'en'],
    note: 'I find what breaks.',
  }),
  person('Leo Bergström', ['Front-end'], {
    level: 'beginner',
    hours: 8,
    week: weekend,
    goal: 'fun',
    languages: ['sv', 'fi', 'en'],
  }),
  person('Zofia Nowak', ['Product', 'Design'], {
    level: 'some',
    hours: 6,
    week: evenings,
    goal: 'portfolio',
    languages: ['pl', 'en'],
  }),
  person('Arto Heikkinen', ['Back-end', 'Data'], {
    level: 'some',
    hours: 8,
    week: weekend,
    goal: 'win',
    languages: ['fi', 'en'],
  }),
  person('Chloé Martin', ['Front-end', 'Full-stack'], {
    level: 'some',
    hours: 10,
    week: days,
    goal: 'learn',
    languages: ['fr', 'en'],
  }),
  person('Samir Haddad', ['Full-stack'], {
    level: 'strong',
    hours: 12,
    week: evenings,
    goal: 'win',
    languages: ['en'],
    note: 'I’ve built two apps with maps.',
  }),
  person('Pirjo Koskinen', ['Docs', 'Community'], {
    level: 'some',
    hours: 4,
    week: days,
    goal: 'fun',
    languages: ['fi', 'en'],
  }),
  person('Daniel Okafor', ['Mobile', 'Front-end'], {
    level: 'some',
    hours: 8,
    week: weekend,
    goal: 'portfolio',
    languages: ['en'],
  }),
  person('Ronja Eklund', ['Game', 'Design'], {
    level: 'beginner',
    hours: 10,
    week: weekend,
    goal: 'fun',
    languages: ['sv', 'en'],
  }),
  person('Tuan Nguyen', ['Data'], {
    level: 'beginner',
    hours: 6,
    week: evenings,
    goal: 'learn',
    languages: ['en', 'vi'],
  }),
  person('Marta Silva', ['Testing'], {
    level: 'some',
    hours: 6,
    week: weekend,
    goal: 'learn',
    languages: ['pt', 'en'],
  }),
  person('Jussi Rinne', ['DevOps', 'Back-end'], {
    level: 'some',
    hours: 5,
    week: evenings,
    goal: 'portfolio',
    languages: ['fi', 'en'],
  }),
  person('Anouk Visser', ['Design', 'Product'], {
    level: 'some',
    hours: 8,
    week: days,
    goal: 'portfolio',
    languages: ['nl', 'en'],
  }),
  person('Emil Haugen', ['Front-end'], {
    level: 'beginner',
    hours: 6,
    week: evenings,
    goal: 'learn',
    languages: ['nb', 'en'],
  }),
];
