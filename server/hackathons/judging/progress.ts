import type { Judging } from '#contract/hackathons/judging.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/actions.ts';
import { listJudgedSubmissions } from '#server/hackathons/submissions/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { isJudged } from './dealing.ts';
import { listBarred, listConflicts, listDealt, listJudges, listTeams } from './store.ts';

type Options = { hackathon: HackathonRow; now: Date };

/**
 * How far each judge is, and which teams have fewer than they should: before the end counted by who can
 * judge them, and then by who they were dealt to.
 */
export async function getProgress(
  db: Db,
  { hackathon, now }: Options,
): Promise<Pick<Judging, 'judges' | 'lacking'>> {
  const { id: hackathonId, canceled_at: canceledAt, results_published_at: publishedAt } = hackathon;
  const isOpen = isJudged(hackathon, now);
  const judges = await listJudges(db, { hackathonId, now });
  const teams = isOpen
    ? await listJudgedSubmissions(db, hackathonId)
    : await listTeams(db, hackathonId);
  const barred = [
    ...(await listBarred(db, { hackathonId })),
    ...(await listConflicts(db, hackathonId)),
  ];
  const dealt = isOpen ? await listDealt(db, hackathonId) : [];
  const canJudge = (judgeId: number, projectId: number) =>
    !barred.some((one) => one.judgeId === judgeId && one.projectId === projectId);
  const isDealt = (judgeId: number, projectId: number) =>
    dealt.some((one) => one.judgeId === judgeId && one.projectId === projectId);
  const counts = isOpen ? isDealt : canJudge;
  const lacking = teams
    .map(({ projectId, team }) => ({
      team,
      judges: judges.filter(({ id }) => counts(id, projectId)).length,
    }))
    .filter((one) => one.judges < judgesEach);
  return {
    judges: judges.map((judge) => ({
      ...judge,
      avatar: judge.avatar && photoAddress(judge.avatar),
      cantJudge: teams
        .filter(({ projectId }) => !canJudge(judge.id, projectId))
        .map(({ team }) => team),
    })),
    lacking: canceledAt === null && publishedAt === null ? lacking : [],
  };
}
