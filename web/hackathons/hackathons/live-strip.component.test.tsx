import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component as Hackathon } from '#web/routes/hackathons/hackathon.tsx';
import { Component } from '#web/routes/hackathons.tsx';

const strip = page.getByRole('region', { name: 'Live hackathons' });
const code = strip.getByLabelText('Have a code?');

test('the sample page leads to the real hackathons and sends nothing by itself', async () => {
  const sent = await openScreen(Component, '/hackathons');
  await expect
    .element(strip.getByRole('link', { name: 'Live hackathons' }))
    .toHaveAttribute('href', '/hackathons/live');
  await expect
    .element(strip.getByRole('link', { name: 'Organize a hackathon' }))
    .toHaveAttribute('href', '/hackathons/new');
  await strip.getByRole('button', { name: 'Open' }).click();
  await expect.element(code).toHaveAccessibleDescription('Enter the code from the organizers.');
  expect(sent).toEqual([]);
});

test('a code opens its hackathon, and a wrong one says so', async () => {
  const answers: Answers = { 'POST /hackathon-codes': refusal('not_found') };
  const sent = await openScreen(Component, '/hackathons', { answers });
  await code.fill('22222222');
  await strip.getByRole('button', { name: 'Open' }).click();
  await expect
    .element(code)
    .toHaveAccessibleDescription('No hackathon has this code. Check it with the organizers.');
  answers['POST /hackathon-codes'] = { slug: 'maps', code: 'ABCDEFGH' };
  await code.fill('abcdefgh');
  await strip.getByRole('button', { name: 'Open' }).click();
  await expect.poll(url).toBe('/hackathons/maps?code=ABCDEFGH');
  expect(sent.map(({ body }) => body)).toEqual([{ code: '22222222' }, { code: 'abcdefgh' }]);
});

test('a hackathon that can’t be opened without its code asks for it', async () => {
  const slug = 'maps';
  await openScreen(Hackathon, paths.hackathon(slug), {
    pattern: patterns.hackathon,
    answers: { 'GET /hackathons/{slug}': refusal('not_found') },
  });
  await expect.poll(() => document.title).toBe('Hackathon not found · Pieces');
  await expect.element(page.getByLabelText('Have a code?')).toBeVisible();
});
