import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { hackathonOf, participantOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { pressOn } from '#tests/components/press-on.ts';
import { projectOf } from '#tests/components/projects.ts';
import { arrange } from './arrangement.ts';
import { Teams } from './teams.tsx';

const people = ['Aino', 'Eetu', 'Juno', 'Olena'].map((name, index) => ({
  id: 11 + index,
  name,
  avatar: null,
  disciplines: ['Design' as const],
  level: 'some' as const,
  isMember: false,
  isPinned: false,
}));

const teamOf = (name: string, members: typeof people) => ({
  projectId: null,
  name,
  people: members,
  isWhole: false,
  points: 60,
  reasons: [],
  warnings: ['Nobody here codes.'],
});

/** Opens the teams of a hackathon in which these four want one, with a server that keeps a proposal. */
async function openTeams() {
  let proposal: Proposal = {
    id: 1,
    seed: 1,
    version: 1,
    state: 'draft',
    madeBy: null,
    madeAt: '2026-11-27T15:00:00.000Z',
    teams: [teamOf('Bells', people.slice(0, 2)), teamOf('Buoys', people.slice(2))],
    withoutTeam: [],
    apart: [],
    warnings: [],
  };
  let state: 'none' | 'proposed' | 'published' = 'none';
  const looking = () => (state === 'published' ? proposal.withoutTeam : people);
  const answers: Answers = {
    'GET /hackathons/{slug}/proposals': () => (state === 'proposed' ? [proposal] : []),
    'GET /hackathons/{slug}/people': () => ({
      people: looking().map(({ id, name }) => participantOf({ id, name })),
      invited: [],
    }),
    'GET /hackathons/{slug}/teams': () =>
      state === 'published'
        ? proposal.teams.map(({ name }, index) => projectOf({ id: index + 1, name }))
        : [],
    'GET /hackathons/{slug}/merges': [],
    'POST /hackathons/{slug}/proposals': () => {
      state = 'proposed';
      return proposal;
    },
    'PUT /hackathons/{slug}/proposals/{proposalId}': ({ body }) => {
      proposal = { ...arrange(proposal, body), version: proposal.version + 1 };
      return proposal;
    },
    'POST /hackathons/{slug}/proposals/{proposalId}/publication': () => {
      state = 'published';
      return proposal.teams.map(({ name }, index) => projectOf({ id: index + 1, name }));
    },
    'GET /hackathons/{slug}/people/{userId}/places': [
      { projectId: 2, name: 'Buoys', people: 2, points: 70, reasons: [], words: 'Too few people' },
    ],
    'PUT /hackathons/{slug}/people/{userId}/team': ({ body }) => {
      proposal.withoutTeam = [];
      return projectOf({ id: body.projectId, name: 'Buoys' });
    },
  };
  const hackathon = hackathonOf({ can: { makeTeams: true, seePeople: true } });
  const Screen = () => (
    <>
      <h1>Teams</h1>
      <Teams hackathon={hackathon} />
    </>
  );
  const sent = await openScreen(Screen, '/hackathons/maps/teams', { answers });
  return { answers, sent };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const member = (team: string, name: string) =>
  region(team).getByRole('group', { name, exact: true });
const saved = () => expect.element(button('Publish teams')).not.toHaveAttribute('aria-busy');

async function makeTeams() {
  await button('Make teams').click();
  await expect.element(page.getByText(/^2 teams for 4 people/)).toBeVisible();
}

async function move(name: string, item: string) {
  await button(`Move ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('someone moved by menu keeps the focus, and undoing puts them back', async () => {
  const { sent } = await openTeams();
  await expect.element(button('Make teams')).toBeVisible();
  await expectAccessible();
  await makeTeams();
  await button('Move Aino').click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await pressOn(page.getByRole('menuitem', { name: 'Move to Buoys' }), '{Enter}');
  await expect.element(member('Buoys', 'Aino')).toHaveFocus();
  await saved();
  await button('Undo').click();
  await expect.element(member('Bells', 'Aino')).toBeVisible();
  await saved();
  const changes = sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  expect(changes.map(({ version, teams }) => [version, teams[1].people])).toEqual([
    [1, [13, 14, 11]],
    [2, [13, 14]],
  ]);
});

test('publishing names who is left out, who then gets a team', async () => {
  const { sent } = await openTeams();
  await makeTeams();
  await move('Eetu', 'Remove from the team');
  await expect.element(member('Without a team', 'Eetu')).toBeVisible();
  await saved();
  await button('Publish teams').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('listitem')).toHaveText('Eetu');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Publish without them' }).click();
  await expect.element(page.getByText('Published 2 teams')).toBeVisible();
  expect(sent.find(({ key }) => key.endsWith('/publication'))?.body.withoutTeam).toEqual([12]);
  await button('Find a team for Eetu').click();
  await button('Add Eetu to Buoys').click();
  await expect.element(page.getByText('Eetu is on Buoys')).toBeVisible();
  await expect.element(page.getByText('looking for a team')).toHaveLength(0);
});

test('someone who was moved never shows up in their old team again', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const { answers } = await openTeams();
  await makeTeams();
  const key = 'PUT /hackathons/{slug}/proposals/{proposalId}';
  const save = answers[key] as (call: object) => Proposal;
  let answer = () => {};
  answers[key] = (call) => new Promise((resolve) => (answer = () => resolve(save(call))));
  await move('Aino', 'Move to Buoys');
  await expect.element(member('Buoys', 'Aino')).toBeVisible();
  let isBack = false;
  const bells = page.getByRole('list', { name: 'People on Bells' }).element();
  new MutationObserver(() => {
    isBack ||= bells.textContent.includes('Aino');
  }).observe(bells, { childList: true });
  // What is in the query cache reaches the screen late, as on a busy machine.
  const { setTimeout: later } = window;
  const late = (act: TimerHandler, after = 0, ...rest: unknown[]) =>
    later(act, after || 100, ...rest);
  vi.spyOn(window, 'setTimeout').mockImplementation(late as typeof setTimeout);
  answer();
  await saved();
  expect(isBack).toBe(false);
});
