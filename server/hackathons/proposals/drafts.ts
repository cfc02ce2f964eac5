import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Proposal, proposals } from '#contract/hackathons/proposals.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { listGone, refuseApart, refuseTwice } from './checks.ts';
import type { TeamMaking } from './organize.ts';
import { getRoster, membersOf, type Roster } from './people.ts';
import { planTeams } from './plan.ts';
import { presentProposal } from './present.ts';
import {
  findDraft,
  lockProposal,
  lockProposing,
  type ProposalRow,
  replaceDraft,
  updateProposal,
} from './store.ts';
import type { Pair, StoredTeam } from './stored.ts';

type Forms = typeof proposals;
type NewForm = z.output<Forms['POST /hackathons/{slug}/proposals']['body']>;
type ChangeForm = z.output<Forms['PUT /hackathons/{slug}/proposals/{proposalId}']['body']>;

const proposalsAnHour = {
  name: 'hackathon-proposals',
  points: 60,
  seconds: 60 * 60,
};

const maxSeed = 2_147_483_647;

/** The proposal that can be changed, or none. */
export async function listDrafts(db: Db, making: TeamMaking): Promise<Proposal[]> {
  const draft = await findDraft(db, making.hackathon.id);
  return draft ? [presentProposal(draft, await getRosterOf(db, making, draft.apart))] : [];
}

/** Proposes teams, instead of the ones proposed before. */
export async function proposeTeams(
  { db, limits }: { db: Db; limits: Limits },
  making: TeamMaking,
  { seed = randomInt(maxSeed), pins, apart }: NewForm,
): Promise<Proposal> {
  await limits.take([{ limit: proposalsAnHour, key: String(making.hackathon.id) }]);
  const roster = await getRosterOf(db, making, apart);
  const teams = await planTeams({ roster, pins, apart, seed });
  return db.transaction().execute(async (db) => {
    // Of two proposals at once, the later one stays.
    await lockProposing(db, making.hackathon.id);
    const { hackathon, personId: madeBy, now } = making;
    const hackathonId = hackathon.id;
    await replaceDraft(db, { hackathonId, seed, madeBy, now, teams, apart });
    const draft = (await findDraft(db, hackathonId))!;
    return presentProposal(draft, await getRosterOf(db, making, apart));
  });
}

/** Changes who is on which team. Throws stale_proposal if the edited version is outdated. */
export async function changeProposal(
  db: Db,
  making: TeamMaking,
  { proposalId, form }: { proposalId: number; form: ChangeForm },
): Promise<Proposal> {
  const outcome = await db.transaction().execute(async (db) => {
    const stored = await getDraft(db, making, { proposalId, version: form.version });
    const roster = await getRosterOf(db, making, form.apart);
    const teams = form.teams.map((team) => toStored(team, roster));
    refuseTwice('teams', teams);
    const message = await removeGone(db, { stored, teams, roster });
    if (message) return { message };
    refuseApart('teams', roster, teams);
    await updateProposal(db, proposalId, { teams, apart: form.apart });
    const changed = (await findDraft(db, making.hackathon.id))!;
    return { proposal: presentProposal(changed, roster) };
  });
  if (outcome.proposal) return outcome.proposal;
  throw await staleProposal(db, making, outcome.message);
}

export const getRosterOf = (db: Db, { hackathon, rules, now }: TeamMaking, apart: Pair[]) =>
  getRoster(db, { hackathonId: hackathon.id, rules, apart, now });

type Version = { proposalId: number; version: number };

/** Locks the draft. Throws stale_proposal if it was changed, published or replaced. */
async function getDraft(
  db: Db,
  making: TeamMaking,
  { proposalId, version }: Version,
): Promise<ProposalRow> {
  const row = await lockProposal(db, { hackathonId: making.hackathon.id, proposalId });
  if (!row) throw notFound('These teams don’t exist.');
  if (row.state !== 'draft' || row.version !== version) throw await staleProposal(db, making);
  return row;
}

/** `current` is the proposal that can be changed, or null. */
export async function staleProposal(db: Db, making: TeamMaking, message?: string) {
  const [current = null] = await listDrafts(db, making);
  return new ProblemError('stale_proposal', { current, message });
}

/** A team as it's stored, without those who are in it already. */
function toStored(team: ChangeForm['teams'][number], roster: Roster): StoredTeam {
  if (
    team.projectId !== null &&
    !roster.teams.some(({ projectId }) => projectId === team.projectId)
  )
    throw invalidField('teams', `${team.name} no longer exists.`);
  const members = membersOf(roster, team.projectId);
  const people = team.people.filter((id) => !members.includes(id));
  return { ...team, people, pinned: people.filter((id) => team.pinned.includes(id)) };
}

type Removal = { stored: ProposalRow; teams: readonly StoredTeam[]; roster: Roster };

/**
 * Takes people out of the stored teams who left or found a team meanwhile, and says who. Undefined if
 * there are none in `teams`.
 */
export async function removeGone(
  db: Db,
  { stored, teams, roster }: Removal,
): Promise<string | undefined> {
  const { ids, message } = listGone(roster, teams);
  if (ids.size === 0) return undefined;
  const left = stored.teams.map((team) => ({
    ...team,
    people: team.people.filter((id) => !ids.has(id)),
  }));
  await updateProposal(db, stored.id, { teams: left });
  return message;
}
