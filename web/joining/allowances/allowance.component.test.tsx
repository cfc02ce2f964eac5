import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Allowance } from '#contract/joining/allowances.ts';
import { askingAnswers, askingProjectOf } from '#tests/components/join-requests.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { cardOf, openProjectList } from '#tests/components/screens/project-list.tsx';
import { openProjectPage } from '#tests/components/screens/project-page.tsx';
import { joiningAnswers, openProjectOf } from '#tests/components/teams.ts';
import InviteDialog from '#web/joining/invitations/invite-dialog.tsx';

const person = profileOf();
const day = (left: number, endsAt: string | null = null): Allowance => ({
  left,
  limit: 'day',
  endsAt,
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

const answerOf = (allowances: { join?: Allowance; ask?: Allowance; invite?: Allowance }) => ({
  'GET /users/allowances': { join: null, ask: null, invite: null, ...allowances },
});

test.each([
  [day(1), 'You can join one more team today.', 1],
  [day(0, '2030-01-02T15:00:00.000Z'), 'You can join another team from Jan 2, 2030, 5:00 PM.', 1],
  [
    { left: 0, limit: 'teams', endsAt: null } as const,
    'You’re on as many active teams as you can be. Complete or leave one to join another.',
    0,
  ],
])('a project’s page shows the limit before joining: %j', async (join, text, buttons) => {
  await openProjectPage(openProjectOf({ lookingFor: ['Sailor'] }), {
    person,
    answers: answerOf({ join }),
  });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(button('Join Project')).toHaveLength(buttons);
  const team = page.getByRole('region', { name: 'Team' });
  await team.getByRole('button', { name: 'Join as Sailor' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Join team' })).toHaveLength(buttons);
});

test('the list of projects tells before joining from a card, and again afterward', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor'] });
  const { answers } = await openProjectList([project], {
    person,
    answers: { ...joiningAnswers(project, person), ...answerOf({ join: day(1) }) },
  });
  await expect.element(page.getByText('You can join one more team today.')).toBeVisible();
  Object.assign(answers, answerOf({ join: day(0, '2030-01-02T15:00:00.000Z') }));
  await cardOf(project.name).getByRole('button', { name: 'Join Project' }).click();
  await expect.element(page.getByText(/^You can join another team from/)).toBeVisible();
});

const startsAt = '2030-01-01T09:00:00.000Z';
const hackathon = { slug: 'day', name: 'Day', startsAt, endsAt: startsAt, isCanceled: false };

test.each([
  ['a visitor', {}, openProjectOf()],
  ['joining a team of a hackathon', { person }, { ...openProjectOf(), hackathon }],
])('sends no call for %s', async (_name, reader, project) => {
  const answers = answerOf({ join: day(1) });
  const { sent } = await openProjectPage(project, { ...reader, answers });
  await expect.element(page.getByText('Join Project', { exact: true })).toBeVisible();
  expect(sent.filter(({ key }) => key === 'GET /users/allowances')).toEqual([]);
});

test.each([
  [day(1), 'You can ask one more team today.', 1],
  [
    { left: 0, limit: 'requests', endsAt: null } as const,
    'You have 5 open requests. Withdraw one, or wait for an answer.',
    0,
  ],
])('the dialog to ask shows the limit before sending: %j', async (ask, text, buttons) => {
  const project = askingProjectOf([]);
  const answers = { ...askingAnswers(project, []), ...answerOf({ ask }) };
  await openProjectPage(project, { person, answers });
  await page.getByRole('button', { name: 'Ask to join' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send request' })).toHaveLength(buttons);
});

test('the dialog to invite shows how many more people one can invite', async () => {
  signIn(person);
  const Component = () => (
    <InviteDialog
      person={{ id: 8, name: 'Olena' }}
      projects={[openProjectOf()]}
      onClose={() => {}}
    />
  );
  await openScreen(Component, '/', { answers: answerOf({ invite: day(1) }) });
  await expect.element(page.getByText('You can invite one more person today.')).toBeVisible();
});
