import { matchPageSize, type OpeningForMe } from '#contract/matching/matches.ts';
import { type Discipline, disciplines, type Goal } from '#contract/values/vocabulary.ts';
import {
  bestSkills,
  disciplineKey,
  getPersonFacts,
  type PersonFacts,
  skillPairs,
  recordLooking,
} from '#server/people/preferences/actions.ts';
import { listCardsById } from '#server/projects/projects/card-store.ts';
import { presentCards } from '#server/projects/projects/cards.ts';
import { listMutualMembers } from '#server/matching/teammates/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { orderByDraw, type Scored } from './daily-draw.ts';
import {
  hasFewOpenings,
  listClosedProjects,
  listOpenings,
  listOpeningsNear,
  type NearSearch,
  type OpeningRow,
  type OpeningSearch,
} from './matching-openings-store.ts';
import { presentFit } from './present.ts';
import { bandOf, scoreOf } from './score-match.ts';
import { explainTogether } from './together.ts';

type Search = {
  userId: number;
  discipline?: Discipline | undefined;
  goal?: Goal | undefined;
  /** Only teams with someone they've built with, if both would again. */
  together?: 'yes' | undefined;
  now: Date;
};

/** One page of the openings that may suit a person, the best role of each project. */
export async function listOpeningsForMe(
  db: Db,
  { page, ...search }: Search & { page: number },
): Promise<OpeningForMe[]> {
  const { userId, now } = search;
  await recordLooking(db, { userId, now });
  const { person, openings } = await findOpenings(db, search);
  const ordered = orderByDraw(bestOfEachProject(person, openings), {
    readerId: userId,
    day: dayOf(now),
  });
  const shown = ordered.slice(page * matchPageSize, (page + 1) * matchPageSize);
  return presentOpenings(db, { userId, person, shown, now });
}

/** A person, and the openings to compare them with. */
export async function findOpenings(db: Db, { userId, discipline, goal, together, now }: Search) {
  const today = dayOf(now);
  const person = await getPersonFacts(db, { userId, now });
  const closed = await listClosedProjects(db, { userId, now });
  const { week, languages } = person;
  const only =
    together && (await listMutualMembers(db, { userId, now })).map(({ projectId }) => projectId);
  const search: OpeningSearch = { week, languages, closed, only, discipline, goal, today };
  const openings =
    (only ?? (await hasFewOpenings(db, today)))
      ? await listOpenings(db, search)
      : await listOpeningsNear(db, search, nearSearch(person, discipline));
  return { person, openings };
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** People who haven't said what they want are shown everything, but nothing that needs much experience. */
function nearSearch(person: PersonFacts, discipline: Discipline | undefined): NearSearch {
  const wanted = discipline ? [discipline] : [...person.disciplines];
  const names: Discipline[] =
    wanted.length === 0 ? [...disciplines] : [...new Set([...wanted, 'Other' as const])];
  const skills = bestSkills(person);
  return {
    kinds: names.map(disciplineKey),
    names,
    pairs: skillPairs(skills),
    levels: skills.length === 0 ? ['any', 'some'] : ['any', 'some', 'strong'],
  };
}

export type ScoredOpening = Scored & { opening: OpeningRow; score: number };

/** Scored openings: of each project the one that fits best. */
export function bestOfEachProject(person: PersonFacts, openings: OpeningRow[]): ScoredOpening[] {
  const best = new Map<number, ScoredOpening>();
  for (const opening of openings) {
    const score = scoreOf(person, opening);
    const known = best.get(opening.projectId);
    if (
      known &&
      (known.score > score || (known.score === score && known.opening.roleId < opening.roleId))
    )
      continue;
    const pressure = opening.waiting / opening.freePlaces;
    best.set(opening.projectId, {
      id: opening.projectId,
      band: bandOf(score),
      pressure,
      opening,
      score,
    });
  }
  return [...best.values()];
}

async function presentOpenings(
  db: Db,
  {
    userId,
    person,
    shown,
    now,
  }: { userId: number; person: PersonFacts; shown: ScoredOpening[]; now: Date },
): Promise<OpeningForMe[]> {
  const projectIds = shown.map(({ id }) => id);
  const rows = await listCardsById(db, { ids: projectIds, readerId: userId });
  const together = await explainTogether(db, { userId, projectIds, now });
  const cards = await presentCards(db, rows, { id: userId });
  const projects = new Map(cards.map((card) => [card.id, card]));
  return shown.flatMap(({ opening }) => {
    const project = projects.get(opening.projectId);
    const role = project?.roles.find(({ id }) => id === opening.roleId);
    // It was deleted in the meantime.
    return project && role
      ? [{ project, role, ...presentFit(person, opening, together(project.id)) }]
      : [];
  });
}
