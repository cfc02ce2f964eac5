import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { Component } from '#web/routes/hackathons.tsx';

// The next hackathon is 26 days later, on November 9, then one every quarter.
const now = '2026-10-14T09:00:00+03:00';

const theme = (name: string) => page.getByRole('button', { name: `Vote for ${name}` });
const hackathon = (name: string) => page.getByRole('article', { name });
const tab = (name: string) => page.getByRole('tab', { name });

beforeEach(async () => {
  await openScreen(Component, '/hackathons', { now });
});

test('voting with the keyboard keeps the focus', async () => {
  await focusOn(theme('The Library That Lends Everything'));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(theme('Quiet Technology')).toContainText('98 votes');
  await expect.element(theme('Quiet Technology')).toHaveFocus();
  await expectAccessible();
});

test('shows upcoming hackathons with all their details', async () => {
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['Upcoming Hackathons', 'Past Hackathons']);
  await expect.element(page.getByRole('article')).toHaveLength(4);
  const next = hackathon('Northern Signals');
  for (const text of [
    'Nov 9',
    'Oulu, Torinranta hall',
    'Next: Feb 9, 2027',
    'Half of the country lives where the bus comes twice a day.',
    'Theme: 5G for remote places',
    'Registration deadline: Oct 30',
    '118 / 150 participants registered',
    '€10,000 1st place',
    '€5,000 2nd place',
    '€2,500 3rd place',
    'Plus a field trial in one of the villages',
    'Tarja Kemppainen Radio engineer',
  ]) {
    await expect.element(next).toContainText(text);
  }
  await expectAccessible();
  await expect.element(next.css('svg').first()).toBeVisible();
  const part = (name: string) =>
    next.css('section').filter({ has: page.getByRole('heading', { name }) });
  await expect
    .poll(() => textsOf(part('Sponsors').getByRole('listitem')))
    .toEqual(['Aaltorinne Networksplatinum', 'Kuusenhavu Softwaregold', 'Verstas Ninesilver']);
  await expect.element(part('Schedule')).toContainText('Day 1');
  await expect.element(part('Schedule')).toContainText('10:30 AM The villagers say what they need');
  const tag = (name: string) => expect.element(part('Mentors').getByText(name));
  await tag('5G and sensors').toHaveAttribute('class', expect.stringContaining('bg-blue'));
  await tag('Gaming on slow networks').toHaveAttribute(
    'class',
    expect.stringContaining('bg-green'),
  );
  await tag('Offline-first apps').toHaveAttribute('class', expect.stringContaining('bg-grey'));
});

test('shows past hackathons and keeps the tab in the URL', async () => {
  await focusOn(tab('Upcoming Hackathons'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(url).toBe('/hackathons?tab=past');
  await expect.element(page.getByRole('article')).toHaveLength(4);
  const last = hackathon('Harbour Hack');
  for (const text of [
    'Sapokka Data Club',
    'Twenty-three teams, one crane and a lot of wind.',
    'Streaming data',
    'Kotka, Sapokka warehouse',
  ]) {
    await expect.element(last).toContainText(text);
  }
  await expect
    .poll(() => textsOf(last.getByRole('definition')))
    .toEqual(['Aug 9', 'Kotka, Sapokka warehouse', '112', '€10,000']);
  // The image and the organizer's logo, which not every organizer has.
  await expect.element(last.css('svg')).toHaveLength(2);
  await expect.element(hackathon('Forms for Humans').css('svg')).toHaveLength(1);
  await expectAccessible();
  await reload();
  await expect.element(tab('Past Hackathons')).toHaveAttribute('aria-selected', 'true');
  await tab('Upcoming Hackathons').click();
  await expect.poll(url).toBe('/hackathons');
});

test('Register Now and View Results say they do nothing yet and send nothing', async () => {
  // Any call would fail this test.
  await hackathon('Green Routes').getByRole('button', { name: 'Register Now' }).click();
  await expect.element(page.getByText('This is sample content').first()).toBeVisible();
  await expect.element(page.getByText('You weren’t registered for Green Routes.')).toBeVisible();
  await theme('Quiet Technology').click();
  await tab('Past Hackathons').click();
  await hackathon('Night Shift').getByRole('button', { name: 'View Results' }).click();
  await expect.element(page.getByText('There are no results to show.')).toBeVisible();
});
