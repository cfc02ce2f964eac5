import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type SignUpForm, signUpForm } from '#contract/hackathons/hackathon-people.ts';
import { hackathonForm } from '#contract/hackathons/hackathons.ts';
import { createHackathon } from '#server/hackathons/hackathons/creating.ts';
import { signUp } from '#server/hackathons/hackathons/people/sign-up.ts';
import { changeStaff } from '#server/hackathons/hackathons/staff/staff.ts';
import { formTeam } from '#server/hackathons/hackathons/team.ts';
import { judge, openJudging } from '#server/hackathons/judging/actions.ts';
import { joinProject } from '#server/teams/members/actions.ts';
import { saveChosen } from '#server/notifications/notifications/settings-store.ts';
import { publishResults } from '#server/hackathons/results/publication.ts';
import { getRanking } from '#server/hackathons/results/ranking.ts';
import { saveSubmission } from '#server/hackathons/submissions/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { newcomers } from './newcomers.ts';
import { judges, pastTeams } from './past-teams.ts';
import type { PersonKey } from './people.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
/** Nobody is emailed about what was long ago, which would fill the terminal. */
const silent = [
  'hackathon_signed_up',
  'hackathon_staff',
  'hackathon_judging',
  'hackathon_results',
  'member_joined',
] as const;

type Options = {
  ids: Record<PersonKey, number>;
  /** People in the demo's open hackathon, with what they answered there. */
  people: readonly { id: number; answers: SignUpForm }[];
};

/** Adds a hackathon that Aino organized two weeks ago, with its submissions and results. */
export async function addPastHackathon(db: Db, { ids, people }: Options) {
  const organizer = { personId: ids.aino, publicUrl: '' };
  const form = z.parse(hackathonForm, {
    name: 'Day of Small Tools',
    description: 'One day in Kotka. Each team built a tool that somebody uses every week.',
    visibility: 'listed',
    timeZone: 'Europe/Helsinki',
    opensAt: daysAgo(30).toISOString(),
    closesAt: daysAgo(16).toISOString(),
    startsAt: daysAgo(16).toISOString(),
    endsAt: daysAgo(15).toISOString(),
    teamLeast: 2,
    teamMost: 3,
  });
  const { slug } = await createHackathon(db, {
    ...organizer,
    form,
    newcomers,
    now: daysAgo(30),
  });
  const quiet = (userId: number) =>
    saveChosen(db, { userId, choices: silent.map((kind) => ({ kind, email: 'never' })) });
  await quiet(ids.aino);
  const judgeIds = judges.map((key) => ids[key]);
  for (const userId of judgeIds) {
    await quiet(userId);
    const staff = { slug, userId, role: 'judge' as const, personId: ids.aino };
    await changeStaff(db, { ...staff, now: daysAgo(20) });
  }
  const rest = [...people];
  for (const team of pastTeams) {
    const members = rest.splice(0, team.size);
    for (const { id, answers } of members) {
      await quiet(id);
      const answered = z.parse(signUpForm, answers);
      await signUp(db, { slug, personId: id, form: answered, now: daysAgo(20) });
    }
    await addTeam(db, { slug, team, memberIds: members.map(({ id }) => id) });
  }
  for (const personId of judgeIds) await score(db, { slug, personId, now: daysAgo(14) });
  const publication = { slug, personId: ids.aino, now: daysAgo(13) };
  const { submissions } = await getRanking(db, publication);
  const places = submissions.map(({ projectId, place }) => ({
    projectId,
    place,
    prize: place === 1 ? 'A sauna evening for the team' : '',
    note: '',
  }));
  await publishResults(db, { ...publication, places });
}

type Team = { slug: string; team: (typeof pastTeams)[number]; memberIds: number[] };

async function addTeam(db: Db, { slug, team, memberIds: [creatorId = 0, ...others] }: Team) {
  const { name, submission } = team;
  const { id: projectId } = await formTeam(db, {
    slug,
    personId: creatorId,
    form: { name, description: submission.text, techStack: [], roles: [], joining: 'open' },
    now: daysAgo(17),
  });
  for (const userId of others)
    await joinProject(db, { projectId, userId, newcomers, now: daysAgo(17) });
  const form = { repository: '', video: '', ...submission, version: 0 };
  await saveSubmission(db, { projectId, personId: creatorId, form, now: daysAgo(15.5) });
  // They happened now, because people do them now.
  const at = daysAgo(17).toISOString();
  await sql`update projects set created_at = ${at} where id = ${projectId}`.execute(db);
  await sql`update project_members set joined_at = ${at} where project_id = ${projectId}`.execute(
    db,
  );
  await sql`update participations set from_day = ${at.slice(0, 10)}
             where project_id = ${projectId}`.execute(db);
}

/** The first team gets the best scores. */
async function score(db: Db, judgeOf: { slug: string; personId: number; now: Date }) {
  const { judgements } = await openJudging(db, judgeOf);
  for (const { projectId, team } of judgements) {
    const { scores } = pastTeams.find(({ name }) => name === team)!;
    const form = { scores: [...scores], note: '', hasConflict: false };
    await judge(db, { ...judgeOf, projectId, form });
  }
}
