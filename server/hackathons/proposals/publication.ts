import type { ProjectCard } from '#contract/projects/projects.ts';
import { announceTeam } from '#server/hackathons/hackathons/actions.ts';
import { markPublished } from '#server/hackathons/hackathons/store.ts';
import { listCardsById } from '#server/projects/projects/card-store.ts';
import { presentCards } from '#server/projects/projects/cards.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import { findApart } from './checks.ts';
import { addPeople, createTeam } from './create-team.ts';
import { getRosterOf, removeGone, staleProposal } from './drafts.ts';
import { lockTeamMaking, type TeamMaking } from './organize.ts';
import type { Roster } from './people.ts';
import { lockProposal, lockProposing, type ProposalRow, updateProposal } from './store.ts';
import type { StoredTeam } from './stored.ts';

type Publication = { proposalId: number; version: number; withoutTeam: readonly number[] };

/**
 * Creates the teams of a proposal, all or none. Idempotent. Of two simultaneous calls, the second one
 * gets the teams of the first.
 */
export async function publishTeams(
  db: Db,
  making: TeamMaking,
  publication: Publication,
): Promise<ProjectCard[]> {
  const outcome = await db.transaction().execute((db) => publish(db, making, publication));
  if ('message' in outcome) throw await staleProposal(db, making, outcome.message);
  return outcome.projects;
}

async function publish(
  db: Db,
  making: TeamMaking,
  { proposalId, version, withoutTeam }: Publication,
): Promise<{ projects: ProjectCard[] } | { message: string | undefined }> {
  await lockProposing(db, making.hackathon.id);
  const stored = await lockProposal(db, { hackathonId: making.hackathon.id, proposalId });
  if (!stored) throw notFound('These teams don’t exist.');
  if (stored.state === 'published')
    return { projects: await getProjects(db, making, stored.teams) };
  if (stored.state !== 'draft' || stored.version !== version) return { message: undefined };
  await lockEveryone(db, stored);
  const locked = await lockTeamMaking(db, making);
  const roster = await getRosterOf(db, locked, stored.apart);
  const gone = await removeGone(db, { stored, teams: stored.teams, roster });
  if (gone) return { message: gone };
  const apart = findApart(roster, stored.teams);
  if (apart) return { message: apart };
  refuseForgotten(roster, stored.teams, withoutTeam);
  const teams = await enterTeams(db, locked, { roster, teams: stored.teams });
  await updateProposal(db, proposalId, { teams, state: 'published' });
  await markPublished(db, { id: making.hackathon.id, now: making.now });
  return { projects: await getProjects(db, making, teams) };
}

/** Nobody joins another team or leaves until the teams are there. */
async function lockEveryone(db: Db, { teams }: ProposalRow) {
  const ids = teams.flatMap(({ people }) => people);
  for (const id of ids.toSorted((left, right) => left - right)) await lockJoining(db, id);
}

/** Everyone who gets no team has to be named, so that nobody is forgotten. */
function refuseForgotten(
  { waiting }: Roster,
  teams: readonly StoredTeam[],
  withoutTeam: readonly number[],
) {
  const known = new Set([...teams.flatMap(({ people }) => people), ...withoutTeam]);
  const forgotten = waiting.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  if (forgotten.length === 0) return;
  const isOne = forgotten.length === 1;
  const message = `${formatList(forgotten)} ${isOne ? 'doesn’t have' : 'don’t have'} a team yet.`;
  throw new ProblemError('people_without_team', { message });
}

type Entering = { roster: Roster; teams: readonly StoredTeam[] };

/** Existing teams come first, in the order of their ids, because their projects are locked in that order. */
async function enterTeams(
  db: Db,
  making: TeamMaking,
  { roster, teams }: Entering,
): Promise<StoredTeam[]> {
  const filled = teams.filter(({ people }) => people.length > 0);
  const existing = filled
    .filter(({ projectId }) => projectId !== null)
    .toSorted((left, right) => left.projectId! - right.projectId!);
  const entered: StoredTeam[] = [];
  for (const team of [...existing, ...filled.filter(({ projectId }) => projectId === null)]) {
    const { projectId, people, name } = team;
    const id = projectId ?? (await createTeam(db, making, { group: roster.group, people, name }));
    if (projectId !== null) await addPeople(db, making, { group: roster.group, projectId, people });
    await announceTeam(db, { ...making, projectId: id, to: people });
    entered.push({ ...team, projectId: id });
  }
  return entered;
}

async function getProjects(
  db: Db,
  { personId }: TeamMaking,
  teams: readonly StoredTeam[],
): Promise<ProjectCard[]> {
  const ids = teams.map(({ projectId }) => projectId).filter((id) => id !== null);
  const rows = await listCardsById(db, { ids, readerId: personId });
  return presentCards(db, rows, { id: personId }, { knowsHackathon: true });
}
