import type * as z from 'zod/mini';
import type { publicationForm, PublishedResults } from '#contract/hackathons/results.ts';
import {
  checkOrganizer,
  dataOf,
  getHackathon,
  getLocked,
  type HackathonRow,
} from '#server/hackathons/hackathons/actions.ts';
import { markResultsPublished } from '#server/hackathons/hackathons/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { markHackathonNewsRead } from '#server/notifications/notifications/store.ts';
import { listJudgedSubmissions } from '#server/hackathons/submissions/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound, ProblemError, tooEarly } from '#server/platform/problem.ts';
import { presentResult } from './present.ts';
import { rankHackathon, refuseClosed } from './ranking.ts';
import { insertResult, listConcerned, listResults } from './store.ts';

type Person = { slug: string; personId: number; now: Date };
type Places = z.output<typeof publicationForm>['places'];

/**
 * Publishes results, once: of two organizers at the same time, the second one gets what the first one
 * published. The hackathon's lock keeps scores and submissions from changing meanwhile.
 */
export const publishResults = async (
  db: Db,
  { places, ...person }: Person & { places: Places },
): Promise<PublishedResults> =>
  db.transaction().execute(async (db) => {
    const hackathon = await getLocked(db, person);
    checkOrganizer(hackathon);
    if (hackathon.results_published_at === null)
      await publish(db, { hackathon, places, ...person });
    return showResults(db, await getHackathon(db, person));
  });

type Publication = Person & { hackathon: HackathonRow; places: Places };

async function publish(db: Db, { hackathon, places, personId, now }: Publication) {
  refuseClosed(hackathon, now);
  const { id: hackathonId } = hackathon;
  const ranking = await rankHackathon(db, { hackathon, now });
  const shown = new Map(places.map((one) => [one.projectId, one]));
  const isShown = ranking.submissions.every(
    ({ projectId, place }) => shown.get(projectId)?.place === place,
  );
  if (!isShown || shown.size !== ranking.submissions.length)
    throw new ProblemError('stale_ranking', { current: ranking });
  if (shown.size === 0)
    throw tooEarly(
      'No team has submitted anything. Give teams more time, or cancel the hackathon.',
    );
  for (const submitted of await listJudgedSubmissions(db, hackathonId))
    await insertResult(db, {
      hackathonId,
      award: { ...submitted, ...shown.get(submitted.projectId)! },
    });
  await markResultsPublished(db, { id: hackathonId, now });
  await markHackathonNewsRead(db, { hackathonId, kind: 'hackathon_judging', now });
  await announce(db, { hackathon, actorId: personId, now });
}

async function announce(
  db: Db,
  { hackathon, actorId, now }: { hackathon: HackathonRow; actorId: number; now: Date },
) {
  const concerned = await listConcerned(db, { hackathonId: hackathon.id, now });
  for (const [place, people] of Map.groupBy(concerned, (one) => one.place)) {
    const to = people.map(({ id }) => id);
    const data = { ...dataOf(hackathon), place };
    await tell(db, { kind: 'hackathon_results', to, actorId, data, now });
  }
}

/** Published results, for everyone who can see the hackathon. Throws not_found before. */
export const getResults = async (
  db: Db,
  asked: { slug: string; personId: number | undefined },
): Promise<PublishedResults> => showResults(db, await getHackathon(db, asked));

async function showResults(
  db: Db,
  { id, results_published_at: publishedAt }: HackathonRow,
): Promise<PublishedResults> {
  if (publishedAt === null) throw notFound('These results aren’t published yet. Come back later.');
  return { publishedAt, results: (await listResults(db, id)).map(presentResult) };
}
