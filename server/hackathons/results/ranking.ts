import type { Ranking } from '#contract/hackathons/results.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import {
  checkOrganizer,
  getHackathon,
  type HackathonRow,
} from '#server/hackathons/hackathons/actions.ts';
import { isJudged } from '#server/hackathons/judging/actions.ts';
import { listScores } from '#server/hackathons/judging/store.ts';
import { listJudgedSubmissions, listSubmissions } from '#server/hackathons/submissions/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { tooEarly, tooLate } from '#server/platform/problem.ts';
import { givePlaces } from './award-places.ts';
import { rank } from './rank.ts';
import { listTeamPeople } from './store.ts';
import { warnAbout } from './warnings.ts';

type Person = { slug: string; personId: number; now: Date };

/** What the results would be now. Throws too_early before the end, and too_late once they're published. */
export async function getRanking(db: Db, person: Person): Promise<Ranking> {
  const hackathon = await getHackathon(db, person);
  checkOrganizer(hackathon);
  refuseClosed(hackathon, person.now);
  return rankHackathon(db, { hackathon, now: person.now });
}

export function refuseClosed(hackathon: HackathonRow, now: Date) {
  if (isJudged(hackathon, now)) return;
  if (hackathon.canceled_at !== null)
    throw tooLate('This hackathon was canceled, so there’s no ranking.');
  if (hackathon.results_published_at !== null)
    throw tooLate('The results are already published. Open Results to see them.');
  throw tooEarly('The hackathon hasn’t ended yet. Come back then.');
}

/** Ranks what was submitted by the scores that are there. */
export async function rankHackathon(
  db: Db,
  { hackathon, now }: { hackathon: HackathonRow; now: Date },
): Promise<Ranking> {
  const { id, criteria } = hackathon;
  const submitted = await listJudgedSubmissions(db, id);
  const scores = await listScores(db, { hackathonId: id, now });
  const { standings, field, withoutOutsider } = givePlaces({
    standings: rank({
      submissions: submitted.map(({ projectId }) => projectId),
      weights: criteria.map(({ weight }) => weight),
      judgements: scores,
    }),
    people: await listTeamPeople(db, id),
    judgements: scores,
  });
  const submissions = standings.map((standing) => {
    const { team, title } = submitted.find(({ projectId }) => projectId === standing.projectId)!;
    const notes = scores
      .filter(({ projectId, note }) => projectId === standing.projectId && note !== '')
      .map(({ judge, note: text }) => ({ judge, text }));
    return { ...standing, team, title, notes };
  });
  const teams = await listSubmissions(db, id);
  const facts = { submissions, scores, field, withoutOutsider, teams, judgesEach, now };
  return { submissions, warnings: warnAbout(facts) };
}
