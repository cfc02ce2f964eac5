import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Figure } from '#contract/site/home.ts';
import type { AreaMode } from '#contract/values/areas.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { Component as Home } from '#web/routes/home.tsx';
import { setModes } from '#web/site/areas/modes.ts';

type Case = { mode: AreaMode; figures?: Figure[]; texts: string[]; notes: number; calls: number };

const some: Figure[] = [
  { name: 'members', count: 1032 },
  { name: 'achievements', count: 77 },
];
const samples = ['Members1,250', 'Projects342', 'Events78', 'Achievements156'];

test.each<Case>([
  { mode: 'sample', texts: samples, notes: 1, calls: 0 },
  { mode: 'live', figures: some, texts: ['Members1,032', 'Achievements77'], notes: 0, calls: 1 },
  // Too few.
  { mode: 'live', figures: [], texts: [], notes: 0, calls: 1 },
])(
  'Home shows $texts.length figures in $mode mode',
  async ({ mode, figures = [], texts, notes, calls }) => {
    setModes({ home: mode });
    onTestFinished(() => setModes({}));
    const sent = await openScreen(Home, '/', {
      answers: { 'GET /projects/open': [], 'GET /statistics': { figures } },
    });
    await expect.element(page.getByText('Upcoming Events')).toBeVisible();
    const region = page.getByRole('region', { name: 'Community statistics' });
    await expect.poll(() => textsOf(region.css('dl > div'))).toEqual(texts);
    await expect.element(page.getByText('These numbers are made up.')).toHaveLength(notes);
    expect(sent.filter(({ key }) => key === 'GET /statistics')).toHaveLength(calls);
  },
);
