import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { askingAnswers, askingProjectOf } from '#tests/components/join-requests.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { cardOf, openProjectList } from '#tests/components/screens/project-list.tsx';
import { openProjectPage } from '#tests/components/screens/project-page.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { takePlace } from '#tests/components/teams.ts';

const person = profileOf();
const ask = () => page.getByRole('dialog', { name: 'Ask to join Harbour bells' });
const asked = () => page.getByRole('link', { name: /^Asked · they have until \w+ \d+ to answer$/ });

test('on a card, someone asks and withdraws by keyboard', async () => {
  const project = askingProjectOf(['Designer']);
  // Otherwise the other open spots have buttons of the same name.
  project.teamSize = 2;
  project.inactiveSince = '2026-01-05T09:00:00.000Z';
  await openProjectList([project], { person, answers: askingAnswers(project, []) });
  const join = cardOf(project.name).getByRole('button', { name: 'Ask to join', exact: true });
  await pressOn(join, '{Enter}');
  await expect.element(ask().getByLabelText('Role')).toHaveFocus();
  await expect.element(ask().getByText(/has been inactive since Jan 5/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(join).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await pressOn(ask().getByRole('button', { name: 'Send request' }), '{Enter}');
  await expect.element(asked()).toHaveFocus();
  await expect.element(asked()).toHaveAttribute('href', '/requests/1');
  await page.getByRole('button', { name: `Withdraw your request to ${project.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(join).toHaveFocus();
});

test('a role that someone has taken meanwhile isn’t offered anymore, and the message stays', async () => {
  const project = askingProjectOf(['Designer', 'Tester']);
  const requests: JoinRequest[] = [];
  const answers = askingAnswers(project, requests);
  const send = 'POST /projects/{projectId}/join-requests';
  const answer = answers[send];
  const message = 'Someone has already taken the Designer role. Choose another one.';
  const shown = await openProjectPage(project, { person, answers });
  shown.answers[send] = () => {
    takePlace(project, 1);
    return refusal('role_filled', { message });
  };
  await page.getByRole('button', { name: 'Ask to join as Designer' }).first().click();
  await ask().getByLabelText('Message (optional)').fill('I draw maps.');
  await reload();
  await page.getByRole('button', { name: 'Ask to join as Designer' }).first().click();
  await ask().getByRole('button', { name: 'Send request' }).click();
  await expect.element(ask().getByRole('alert')).toHaveText(message);
  const role = ask().getByLabelText('Role');
  await expect
    .poll(() => textsOf(role.getByRole('option')))
    .toEqual(['Tester', 'No particular role']);
  shown.answers[send] = answer;
  await role.selectOptions('Tester');
  await ask().getByRole('button', { name: 'Send request' }).click();
  await expect.element(asked()).toHaveFocus();
  expect(requests).toMatchObject([{ roleId: 2, message: 'I draw maps.' }]);
});

test('a team that didn’t answer twice takes no requests', async () => {
  const project = askingProjectOf(['Designer']);
  project.can.ask = false;
  project.isPaused = true;
  await openProjectPage(project, { person, answers: askingAnswers(project, []) });
  await expect.element(page.getByText('Not taking requests right now')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Ask|Join/ })).toHaveLength(0);
});
