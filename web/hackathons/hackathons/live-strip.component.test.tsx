import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/open-screen.tsx';
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
