import type { Hackathon, HackathonSample } from './hackathons-entity.ts';
import { past } from './hackathons-past.ts';
import { upcoming } from './hackathons-upcoming.ts';

const monthsInCycle = 3;
const daysToNext = 26;
const daysToRegister = 16;
const maxParticipants = 150;
const amounts = [10_000, 5_000, 2_500] as const;
const places = ['1st place', '2nd place', '3rd place'] as const;

/** The sample hackathons, one per quarter, with dates counted from today. Those closest to today come first. */
export const getHackathons = (today: Date): { upcoming: Hackathon[]; past: Hackathon[] } => ({
  upcoming: upcoming.map((sample, index) => ({
    id: index + 1,
    ...complete(sample, { today, turn: index }),
    status: 'upcoming',
  })),
  past: past.map((sample, index) => ({
    id: upcoming.length + index + 1,
    ...complete(sample, { today, turn: -1 - index }),
    status: 'past',
  })),
});

/** `turn` 0 is the next hackathon, 1 the one after it, -1 the last one. */
function complete(
  { prizesFor, ...sample }: HackathonSample,
  { today, turn }: { today: Date; turn: number },
): Omit<Hackathon, 'id' | 'status'> {
  const date = dateOfTurn(today, turn);
  return {
    ...sample,
    date,
    nextHackathonDate: dateOfTurn(today, turn + 1),
    hackathonCycle: 'quarterly',
    registrationDeadline: addDays(date, daysToRegister - daysToNext),
    maxParticipants,
    prizes: prizesFor.map((description, index) => ({
      place: places[index]!,
      amount: amounts[index]!,
      description,
    })),
    image: sample.title,
  };
}

function dateOfTurn(today: Date, turn: number): Date {
  const next = addDays(today, daysToNext);
  const [year, month] = [next.getFullYear(), next.getMonth() + turn * monthsInCycle];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(next.getDate(), lastDay));
}

const addDays = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
