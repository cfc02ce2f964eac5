import type { PreferenceForm } from '#contract/people/preferences.ts';
import type { PersonKey } from './people.ts';

/** What some people look for. Fatima hasn't said anything, so she's asked first. */
export const preferences: Partial<Record<PersonKey, PreferenceForm>> = {
  aino: {
    disciplines: ['Front-end', 'Design'],
    learns: ['Svelte', 'PostGIS'],
    hours: 6,
    week: ['weekday_evening', 'weekend_day'],
    timeZone: 'Europe/Helsinki',
    goal: 'learn',
    languages: ['en', 'fi'],
  },
  joonas: {
    disciplines: ['Front-end'],
    learns: ['TypeScript', 'React'],
    hours: 8,
    week: ['weekday_evening'],
    timeZone: 'Europe/Helsinki',
    goal: 'portfolio',
    languages: ['fi', 'en'],
    note: 'I finish my first course in December and would like to build something that people use.',
    findable: true,
  },
  yuki: {
    disciplines: ['Design', 'Front-end'],
    hours: 4,
    week: ['weekend_day', 'weekend_evening'],
    timeZone: 'Asia/Tokyo',
    goal: 'fun',
    languages: ['en', 'ja'],
    note: 'I like drawing maps and small icons.',
    findable: true,
  },
  amara: {
    disciplines: ['Back-end', 'Data'],
    learns: ['PostgreSQL'],
    hours: 6,
    week: ['weekday_evening'],
    timeZone: 'Africa/Lagos',
    goal: 'learn',
    languages: ['en'],
    findable: true,
  },
  hana: {
    disciplines: ['Testing', 'Docs'],
    hours: 3,
    week: ['weekend_day'],
    timeZone: 'Europe/Prague',
    goal: 'learn',
    languages: ['en', 'cs'],
    note: 'Happy to write the docs nobody else wants to write.',
    findable: true,
  },
};
