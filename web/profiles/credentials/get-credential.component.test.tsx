import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Credential, OwnCredential } from '#contract/profiles/credentials.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { openOwnProfile } from '#tests/components/screens/own-profile.tsx';
import { participationOf } from '#tests/components/participations.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/profiles/credential.tsx';

const id = '5f0c7c1e-6a4e-4e0e-9d57-0d0d5b1c2a3f';
const issuedAt = '2026-03-20T10:00:00.000Z';
const result = {
  id: 4,
  place: 1,
  ofTeams: 3,
  prize: 'A weekend in Tartu',
  hackathon: { slug: 'maps', name: 'Night of Maps' },
};

/** Opens the profile of Aino, who has worked on a project that won, and can have credentials. */
async function openProfile() {
  const { answers, sent } = await openOwnProfile({ aboutMe: 'I draw maps.' });
  const credentials: OwnCredential[] = [];
  answers['GET /users/{userId}/participations'] = [
    participationOf({ id: 2, done: 5, reviewed: 3, reviewers: 2, can: { certify: true }, result }),
  ];
  answers['GET /users/credentials'] = () => ({ areAvailable: true, credentials });
  answers['POST /users/credentials'] = ({ body }) => {
    const subject = { participationId: null, resultId: null, ...body };
    credentials.push({ id, title: 'Title', projectName: 'Harbour bells', issuedAt, ...subject });
    return { id, jwt: 'a.b.c' };
  };
  await reload();
  return () => sent.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
}

test('someone gets the credential of a project, which their profile leads to from then on', async () => {
  const posts = await openProfile();
  await page.getByRole('button', { name: 'Get credential for Harbour bells' }).click();
  await expect.poll(url).toBe(paths.credential(id));
  expect(posts()).toEqual([{ participationId: 2 }]);
  history.back();
  await expect
    .element(page.getByRole('link', { name: 'View credential for Harbour bells' }))
    .toHaveAttribute('href', paths.credential(id));
  await expectAccessible();
});

test('someone gets the credential of a result', async () => {
  const posts = await openProfile();
  await expect
    .element(page.getByText('1st place in Night of Maps · A weekend in Tartu'))
    .toBeVisible();
  await page
    .getByRole('button', { name: 'Get credential of the result for Night of Maps' })
    .click();
  await expect.poll(url).toBe(paths.credential(id));
  expect(posts()).toEqual([{ resultId: 4 }]);
});

test.each([
  ['participation', 'Requirements'],
  ['result', 'What it proves'],
] as const)(
  'a credential of a %s says what it proves, and can be downloaded',
  async (kind, rule) => {
    const credential: Credential = {
      id,
      kind,
      person: { id: 7, name: 'Aino Virtanen' },
      project: { id: 1, name: 'Harbour bells' },
      title: 'Contributor to Harbour bells',
      role: 'Designer',
      work: '5 finished tickets, 3 of them reviewed by 2 teammates',
      rule: 'At least 14 days on a team of two or more.',
      from: '2026-03-01',
      issuedAt,
      issuer: 'pieces.example',
      jwt: 'a.b.c',
    };
    await openScreen(Component, paths.credential(id), {
      pattern: patterns.credential,
      answers: { 'GET /credentials/{credentialId}': credential },
    });
    await expect
      .element(page.getByRole('heading', { level: 1, name: credential.title }))
      .toBeVisible();
    await expect
      .poll(() => document.title)
      .toBe('Contributor to Harbour bells · Aino Virtanen · Pieces');
    await expect.element(page.getByText(rule)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('href', `/credentials/${id}.jwt`);
    await expectAccessible();
  },
);
