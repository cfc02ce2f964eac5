import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { hackathonOf, judgingOf, participantOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { projectOf } from '#tests/components/projects.ts';
import Run from './run.tsx';

const organizer = { makeTeams: true, seePeople: true, publishResults: true };
const mine = { code: 'ABCDEFGH', url: 'https://pieces.test/hackathons/maps?code=ABCDEFGH' };
const end = '2026-11-27T21:00:00.000Z';

const open = (
  fields: Partial<Hackathon>,
  answers: Answers = {},
  now = '2026-11-27T12:30:00.000Z',
) =>
  openScreen(
    () => <Run hackathon={hackathonOf({ ...mine, can: organizer, ...fields })} />,
    '/hackathons/maps',
    {
      now,
      answers: {
        'GET /hackathons/{slug}/people': { people: [participantOf()], invited: [] },
        'GET /hackathons/{slug}/teams': [],
        ...answers,
      },
    },
  );

const run = page.getByRole('region', { name: 'Timeline' });
const step = (index: number) => run.getByRole('listitem').nth(index);
const current = () => run.element().querySelector('[aria-current=step] h3')?.textContent;
const actions = () =>
  run
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

afterEach(() => void vi.restoreAllMocks());

describe('the step that is on', () => {
  const judged = (...judges: { dealt: number; scored: number }[]): Answers => ({
    'GET /hackathons/{slug}/judging': judgingOf(judges),
  });
  const teams = { teamsPublishedAt: '2026-11-27T15:00:00.000Z' };
  test.each<[string, string, string, Partial<Hackathon>, Answers?]>([
    ['before sign-up opens', 'Sign-up', 'Invite people', { phase: 'draft' }],
    ['while sign-up is open', 'Sign-up', 'Invite people', { phase: 'open' }],
    ['once it’s full', 'Teams', 'Make teams', { phase: 'open', people: 40 }],
    ['after sign-up', 'Teams', 'Make teams', { phase: 'closed' }],
    [
      'after sign-up, if people form the teams',
      'Teams',
      'See who has no team',
      { phase: 'closed', can: hackathonOf().can },
    ],
    ['with teams', 'Building', 'See people', { phase: 'teams', ...teams }],
    ['after a start without teams', 'Teams', 'Make teams', { phase: 'building' }],
    ['after the start', 'Building', 'See submissions', { phase: 'building', ...teams }],
    ['without judges', 'Judging', 'Add judges', { phase: 'ended' }, judged()],
    [
      'with one judge who has scored nothing',
      'Judging',
      'Add judges',
      { phase: 'ended' },
      judged({ dealt: 0, scored: 0 }),
    ],
    [
      'with judges who have nothing to score',
      'Judging',
      'Open judging',
      { phase: 'ended' },
      judged({ dealt: 0, scored: 0 }, { dealt: 0, scored: 0 }, { dealt: 0, scored: 0 }),
    ],
    [
      'while judges score',
      'Judging',
      'Open judging',
      { phase: 'ended' },
      judged({ dealt: 5, scored: 4 }, { dealt: 5, scored: 5 }, { dealt: 5, scored: 5 }),
    ],
    [
      'after all scores',
      'Results',
      'Publish results',
      { phase: 'ended' },
      judged({ dealt: 5, scored: 5 }),
    ],
    [
      'if the scores can’t be loaded',
      'Judging',
      'Open judging',
      { phase: 'ended' },
      { 'GET /hackathons/{slug}/judging': refusal('forbidden') },
    ],
  ])('%s is %s, with the button %s', async (_when, name, action, fields, answers) => {
    await open(fields, answers);
    await expect.poll(actions).toEqual([action]);
    await expect.poll(current).toBe(name);
  });

  test('after the results, every step is done', async () => {
    await open({ phase: 'ended', resultsPublishedAt: end });
    await expect.poll(actions).toEqual(['See results']);
    await expect.element(run.getByText('(done)')).toHaveLength(5);
    expect(current()).toBeUndefined();
  });

  test('no button is shown while the scores load', async () => {
    await open(
      { phase: 'ended' },
      { 'GET /hackathons/{slug}/judging': () => new Promise(() => {}) },
    );
    await expect.element(step(3)).toBeVisible();
    expect(actions()).toEqual([]);
  });
});

test('each step says how far it is', async () => {
  await open(
    { phase: 'ended', waiting: 2 },
    {
      'GET /hackathons/{slug}/teams': [projectOf()],
      'GET /hackathons/{slug}/judging': judgingOf([
        { dealt: 8, scored: 5 },
        { dealt: 7, scored: 7 },
      ]),
    },
    '2026-11-27T21:00:01.000Z',
  );
  await expect.element(step(0).getByText('31 of 40 signed up, 2 waiting')).toBeVisible();
  await expect.element(step(1).getByText('1 team')).toBeVisible();
  await expect.element(step(2).getByText('Ended', { exact: true })).toBeVisible();
  await expect.element(step(3).getByText('12 of 15 scored')).toBeVisible();
});

test('the building step counts down', async () => {
  await open({ phase: 'building' }, {}, '2026-11-27T18:29:30.000Z');
  await expect.element(step(2).getByText('Ends in 2 hours 30 minutes')).toBeVisible();
  await expect.element(step(1).getByText('No teams yet')).toBeVisible();
});

test('an organizer copies the code and the link, and shows the QR code', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({});
  await run.getByRole('button', { name: 'Copy code' }).click();
  await expect.element(page.getByText('Code copied')).toBeVisible();
  await run.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByText('Link copied')).toBeVisible();
  expect(copied.mock.calls).toEqual([[mine.code], [mine.url]]);
  const show = run.getByRole('button', { name: 'Show QR code' });
  await show.click();
  const dialog = page.getByRole('dialog', { name: 'Sign up for Night of Maps' });
  await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(dialog.getByText(mine.code)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(show).toHaveFocus();
});

test('once sign-up is closed, there’s no code to share', async () => {
  await open({ phase: 'building' }, {}, '2026-11-27T15:00:01.000Z');
  await expect.element(step(0).getByText('31 of 40 signed up')).toBeVisible();
  await expect.element(run.getByRole('button')).toHaveLength(0);
});
