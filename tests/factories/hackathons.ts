import type { SignUpForm } from '#contract/hackathon-people.ts';
import type { HackathonForm } from '#contract/hackathons.ts';

const hour = 60 * 60 * 1000;

/** A hackathon that's open for sign-up now, and starts in two hours. */
export function hackathonForm(fields: Partial<HackathonForm> = {}): HackathonForm {
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return {
    name: 'Harbour Night',
    description: 'One evening, small teams',
    timeZone: 'Europe/Helsinki',
    opensAt: inHours(-1),
    closesAt: inHours(2),
    startsAt: inHours(2),
    endsAt: inHours(8),
    ...fields,
  };
}

export const signUpForm: SignUpForm = {
  disciplines: ['Front-end'],
  level: 'some',
  languages: ['en'],
  hours: 6,
  week: ['weekday_evening'],
  goal: 'learn',
};
