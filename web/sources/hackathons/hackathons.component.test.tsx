import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { listedHackathonOf } from '#tests/components/hackathons.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { Component as Hackathons } from '#web/routes/hackathons.tsx';
import { Component as Live } from '#web/routes/hackathons/live.tsx';
import { setModes } from '#web/site/areas/modes.ts';

const now = '2026-11-25T10:00:00.000Z';
const real = {
  own: [],
  listed: [listedHackathonOf({ excerpt: 'Bring a map' })],
  past: [
    listedHackathonOf({
      id: 2,
      slug: 'tools',
      name: 'Day of Small Tools',
      startsAt: '2026-10-02T06:00:00.000Z',
      endsAt: '2026-10-02T16:00:00.000Z',
      phase: 'ended',
      people: 18,
      resultsPublishedAt: '2026-10-03T10:00:00.000Z',
    }),
  ],
};
const tab = (name: string) => page.getByRole('tab', { name });
const article = (name: string) => page.getByRole('article', { name });

const sources = {
  sample: {
    answers: {} as Answers,
    upcoming: {
      title: 'Northern Signals',
      texts: ['Dec 21', '118 / 150 participants registered', 'Registration deadline: Dec 11'],
    },
    past: { title: 'Harbour Hack', texts: ['Sapokka Data Club', 'Participants112'] },
    buttons: 'button',
    themes: 3,
    calls: 0,
  },
  live: {
    answers: { 'GET /hackathons': real } as Answers,
    upcoming: {
      title: 'Night of Maps',
      texts: [
        'Nov 27, 5:00 – 11:00 PM',
        '31 / 40 participants registered',
        'Registration deadline: Nov 27',
        'Bring a map',
      ],
    },
    past: { title: 'Day of Small Tools', texts: ['Olena Shevchenko', 'Participants18'] },
    buttons: 'link',
    themes: 0,
    calls: 1,
  },
} as const;

const setMode = (mode: 'sample' | 'live') => {
  setModes(mode === 'live' ? { hackathons: 'live' } : {});
  onTestFinished(() => setModes({}));
};

describe.each(['sample', 'live'] as const)('in %s mode', (mode) => {
  const { answers, upcoming, past, buttons, themes, calls } = sources[mode];
  let sent: Awaited<ReturnType<typeof openScreen>>;

  beforeEach(async () => {
    setMode(mode);
    sent = await openScreen(Hackathons, '/hackathons', { now, answers });
  });

  test('shows upcoming and past hackathons in two tabs, and keeps the tab in the URL', async () => {
    await expect
      .poll(() => textsOf(page.getByRole('tab')))
      .toEqual(['Upcoming Hackathons', 'Past Hackathons']);
    for (const text of upcoming.texts)
      await expect.element(article(upcoming.title)).toContainText(text);
    await expectAccessible();
    await tab('Past Hackathons').click();
    await expect.poll(url).toBe('/hackathons?tab=past');
    for (const text of past.texts) await expect.element(article(past.title)).toContainText(text);
    await expectAccessible();
  });

  test('has Register Now and View Results', async () => {
    const button = (title: string, name: string) => article(title).getByRole(buttons, { name });
    await expect.element(button(upcoming.title, 'Register Now')).toBeVisible();
    await tab('Past Hackathons').click();
    await expect.element(button(past.title, 'View Results')).toBeVisible();
  });

  test('votes for a theme and calls the server only where it should', async () => {
    await expect.element(article(upcoming.title)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Vote for/ })).toHaveLength(themes);
    expect(sent.filter(({ key }) => key === 'GET /hackathons')).toHaveLength(calls);
  });
});

describe('in live mode', () => {
  const open = (answer: Answers['GET /hackathons']) => {
    setMode('live');
    return openScreen(Hackathons, '/hackathons', { now, answers: { 'GET /hackathons': answer } });
  };

  test('links lead to the hackathon and its results', async () => {
    await open(real);
    for (const name of ['Night of Maps', 'Register Now for Night of Maps'])
      await expect
        .element(page.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', '/hackathons/maps');
    await tab('Past Hackathons').click();
    await expect
      .element(page.getByRole('link', { name: 'View Results of Day of Small Tools' }))
      .toHaveAttribute('href', '/hackathons/tools/results');
  });

  test('shows nothing that a real hackathon doesn’t have', async () => {
    await open(real);
    await expect.element(article('Night of Maps')).toBeVisible();
    for (const text of ['Theme:', 'Next:', 'Prizes', 'Sponsors', 'Sample content'])
      await expect.element(page.getByText(text)).toHaveLength(0);
    await tab('Past Hackathons').click();
    await expect
      .poll(() => textsOf(article('Day of Small Tools').getByRole('term')))
      .toEqual(['Date', 'Participants']);
  });

  test('empty tabs offer to organize the first one', async () => {
    await open({ own: [], listed: [], past: [] });
    const organize = page.getByRole('link', { name: 'Organize the first one' });
    await expect.element(page.getByText('No hackathons coming up')).toBeVisible();
    await expect.element(organize).toHaveAttribute('href', '/hackathons/new');
    await tab('Past Hackathons').click();
    await expect.element(page.getByText('No past hackathons yet')).toBeVisible();
    await expect.element(organize).toHaveLength(1);
  });

  test('offers to try again if the list doesn’t load', async () => {
    await open(refusal('internal'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('/hackathons/live leads to /hackathons', async () => {
    setMode('live');
    await openScreen(Live, '/hackathons/live', { now });
    await expect.poll(url).toBe('/hackathons');
  });
});
