import type { Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';
import type { Participant } from '#server/hackathons/proposals/forming/participant.ts';
import { weekMask } from '#server/people/preferences/week-mask.ts';
import { createRandom } from '#tests/random.ts';

const kinds: Discipline[] = [
  ...(['Front-end', 'Front-end', 'Front-end', 'Back-end', 'Back-end', 'Back-end'] as const),
  ...(['Design', 'Full-stack', 'Data', 'Mobile', 'Product'] as const),
];
const goals: Goal[] = ['learn', 'learn', 'portfolio', 'win', 'fun'];
const times: WeekTime[] = ['weekday_day', 'weekday_evening', 'weekend_day', 'weekend_evening'];
const languages = [['en'], ['en', 'fi'], ['en', 'fi'], ['en', 'sv'], ['fi']];

/** What a made-up person says about themselves. */
export type MadeUpPerson = Omit<Participant, 'id' | 'week' | 'wishes'> & { week: WeekTime[] };

/** Made-up people who all find someone who speaks one of their languages. */
export function createPeopleForTeams(count: number, seed: number): MadeUpPerson[] {
  const below = createRandom(seed);
  const pick = <Item>(all: readonly Item[]) => all[below(all.length)]!;
  return Array.from({ length: count }, () => ({
    disciplines: [...new Set([pick(kinds), pick(kinds)])],
    hours: pick([3, 5, 8, 10, 20]),
    week: [...new Set([pick(times), pick(times)])],
    goal: pick(goals),
    isBeginner: below(10) < 6,
    languages: pick(languages),
  }));
}

/** The same people as they're put into teams. Every eighth and the next one name each other. */
export function createParticipants(count: number, seed: number): Participant[] {
  const people = createPeopleForTeams(count, seed).map((person, at) => ({
    ...person,
    id: at + 1,
    week: weekMask({ week: person.week, timeZone: 'Europe/Helsinki' }, new Date(0)),
    wishes: [] as number[],
  }));
  for (let at = 0; at + 1 < count; at += 8) {
    const [one, other] = [people[at]!, people[at + 1]!];
    other.languages = one.languages;
    one.wishes.push(other.id);
    other.wishes.push(one.id);
  }
  return people;
}
