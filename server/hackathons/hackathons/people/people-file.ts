import type { Db } from '#server/migrations/tables.ts';
import { byteOrderMark, formatRows, neutralizeFormula } from '#server/platform/formats/csv.ts';
import { checkStaff, getHackathon } from '#server/hackathons/hackathons/find.ts';
import { listPeople, type PersonRow } from './store.ts';
import { isIn } from '#server/hackathons/hackathons/policy.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/store.ts';

const columns = [
  'Name',
  'State',
  'Team',
  'Kinds of work',
  'Level',
  'Hours a week',
  'Times',
  'Time zone',
  'Goal',
  'Languages',
  'Wants a team',
  'Would like to team up with',
  'Note',
  'Signed up at',
];

/** A hackathon whose people someone may download: its staff, also once it's over. */
export async function getExported(
  db: Db,
  person: { slug: string; personId: number },
): Promise<HackathonRow> {
  const hackathon = await getHackathon(db, person);
  checkStaff(hackathon);
  return hackathon;
}

/** Everyone in a hackathon as a CSV file. Staff don't see their email addresses. */
export async function writePeople(db: Db, hackathonId: number): Promise<string> {
  const people = (await listPeople(db, hackathonId)).filter(({ state }) => isIn(state));
  return byteOrderMark + formatRows([columns, ...people.map(cellsOf)]);
}

const cellsOf = (person: PersonRow) => [
  neutralizeFormula(person.name),
  sayPlainly(person.state),
  neutralizeFormula(person.team_name ?? ''),
  person.disciplines.join(', '),
  person.level,
  person.hours,
  person.week.map(sayPlainly).join(', '),
  person.time_zone,
  person.goal,
  person.languages.join(', '),
  person.wants_team ? 'yes' : 'no',
  neutralizeFormula(person.wishes.map(({ name }) => name).join(', ')),
  neutralizeFormula(person.note),
  person.signed_up_at,
];

/** "signed_up" as "signed up" */
const sayPlainly = (word: string) => word.replaceAll('_', ' ');
