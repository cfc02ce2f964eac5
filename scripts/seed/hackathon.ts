import * as z from 'zod/mini';
import { hackathonForm } from '#contract/hackathons/hackathons.ts';
import { type SignUpForm, signUpForm } from '#contract/hackathons/hackathon-people.ts';
import { findUserByEmail, insertUser } from '#server/accounts/sign-up/store.ts';
import { createHackathon } from '#server/hackathons/hackathons/creating.ts';
import { signUp } from '#server/hackathons/hackathons/people/sign-up.ts';
import { saveChosen } from '#server/notifications/notifications/settings-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { newcomers } from './newcomers.ts';
import { knownParticipants, participants } from './hackathon-people.ts';
import type { PersonKey } from './people.ts';

const day = 24 * 60 * 60 * 1000;

/** A hackathon that's open for sign-up and starts tomorrow afternoon. */
function describeHackathon(now: Date) {
  const start = new Date(now.getTime() + day);
  start.setUTCHours(15, 0, 0, 0);
  return {
    name: 'Night of Maps',
    description:
      'One weekend at the harbor library in Kotka. Bring a laptop and something warm.\n\nWe build small things that help people find their way: to a berth, a bus stop, a quiet table. No idea needed, and no experience either.',
    visibility: 'listed' as const,
    timeZone: 'Europe/Helsinki',
    opensAt: new Date(now.getTime() - 2 * day).toISOString(),
    closesAt: start.toISOString(),
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 2 * day).toISOString(),
    mostPeople: 60,
    teamLeast: 3,
    teamMost: 5,
    wanted: ['Front-end' as const, 'Back-end' as const, 'Design' as const],
    template: [
      { title: 'Say what we build, in one sentence' },
      { title: 'Draw the first screen' },
      { title: 'Decide what we leave out' },
      { title: 'Prepare the demo' },
    ],
  };
}

type Options = { ids: Record<PersonKey, number>; passwordHash: string };

/** Adds the hackathon, which Aino organizes, with everyone who signed up. Returns those without a profile. */
export async function addHackathon(db: Db, { ids, passwordHash }: Options) {
  const now = new Date();
  const form = z.parse(hackathonForm, describeHackathon(now));
  const organizer = { personId: ids.aino, publicUrl: '', now };
  const { slug } = await createHackathon(db, { ...organizer, form, newcomers });
  const joined: { id: number; answers: SignUpForm }[] = [];
  const join = async (personId: number, answers: SignUpForm) => {
    // They aren't emailed that they're in, which would fill the terminal.
    await saveChosen(db, {
      userId: personId,
      choices: [{ kind: 'hackathon_signed_up', email: 'never' }],
    });
    await signUp(db, { slug, personId, now, form: z.parse(signUpForm, answers) });
  };
  for (const { firstName, lastName, ...answers } of participants) {
    const email = emailOf(firstName);
    await insertUser(db, { email, firstName, lastName, passwordHash });
    const { id } = (await findUserByEmail(db, email))!;
    await join(id, { ...answers, timeZone: 'Europe/Helsinki', isShown: true });
    joined.push({ id, answers });
  }
  for (const [index, key] of knownParticipants.entries())
    await join(ids[key], { ...participants[index]!, note: '', timeZone: 'Europe/Helsinki' });
  return joined;
}

const emailOf = (firstName: string) =>
  `${firstName
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase()}@pieces.example`;
