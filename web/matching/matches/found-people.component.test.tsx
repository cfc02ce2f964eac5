import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FoundPerson } from '#contract/matching/matches.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { openingOf } from '#tests/components/openings.ts';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { invitationOf, roleOf } from '#tests/components/teams.ts';
import { patterns } from '#web/lib/paths.ts';
import { Component } from '#web/routes/matching/find-people.tsx';

const { band, reasons } = openingOf(1, 'well');
const juno: FoundPerson = {
  id: 9,
  name: 'Juno Korhonen',
  avatar: null,
  skills: [{ technology: 'Figma', skillLevel: 'EXPERT' }],
  disciplines: ['Design'],
  learns: ['Svelte'],
  hours: 6,
  week: ['weekday_evening'],
  utcOffset: 'UTC+2',
  goal: 'learn',
  languages: ['fi'],
  note: 'I draw maps.',
  band,
  reasons,
};

const invited = invitationOf({
  user: { id: 9, name: juno.name, avatar: null },
  role: 'Designer',
});

test('a lead reads who fits a role and why, and invites them to it', async () => {
  const person = profileOf();
  const roles = [roleOf({ id: 1, name: 'Tester' }), roleOf({ id: 2 })];
  const project = projectOf({ name: 'Trail Finder', roles });
  Object.assign(project.can, { open: true, edit: true });
  signIn(person);
  const address = '/team-workspace/1/people?role=2';
  const sent = await openScreen(Component, address, {
    pattern: patterns.findPeople,
    answers: {
      'GET /users/profile': person,
      'GET /projects/{projectId}': project,
      'GET /projects/{projectId}/roles/{roleId}/people': [juno],
      'POST /projects/{projectId}/invitations': invited,
    },
  });
  const found = page.getByRole('article', { name: juno.name });
  await expect.element(found).toContainText('I draw maps.');
  await found.getByText('See all reasons').click();
  await expectAccessible();
  await found.getByRole('button', { name: `Invite ${juno.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${juno.name}` });
  await expect.element(dialog.getByLabelText('Role')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect
    .element(page.getByText(`Invited ${juno.name} to Trail Finder`).first())
    .toBeVisible();
  const { body } = sent.find(({ key }) => key.startsWith('POST'))!;
  expect(body).toMatchObject({ userId: 9, roleId: 2 });
});
