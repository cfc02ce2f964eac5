import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Waiting } from '#contract/joining/waitings.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { cardOf, openProjectList } from '#tests/components/screens/project-list.tsx';
import { openProjectPage } from '#tests/components/screens/project-page.tsx';
import { openProjectOf } from '#tests/components/teams.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

const person = profileOf();
const button = (name: string) => page.getByRole('button', { name });

const waitingOf = (fields: Partial<Waiting> = {}): Waiting => ({
  project: { id: 1, name: 'Harbour bells', status: 'Planning' },
  roleId: null,
  role: '',
  since: '2026-01-01T09:00:00.000Z',
  reservationId: null,
  reservedUntil: null,
  asksFirst: false,
  requestId: null,
  ...fields,
});

/** A full team, and a server that keeps who waits for it. */
function fullTeam(waitings: Waiting[]) {
  const project = openProjectOf({ lookingFor: ['Designer'], teamSize: 1 });
  Object.assign(project.can, { join: false, wait: true });
  const answers: Answers = {
    'GET /waitings': () => [...waitings],
    'PUT /projects/{projectId}/waiting': ({ body }) => {
      const waiting = waitingOf({ roleId: body.roleId, role: 'Designer' });
      waitings.push(waiting);
      return waiting;
    },
    'DELETE /projects/{projectId}/waiting': () => void waitings.pop(),
  };
  return { project, answers };
}

test('on a card of a full team, someone waits for a spot in a role', async () => {
  const waitings: Waiting[] = [];
  const { project, answers } = fullTeam(waitings);
  await openProjectList([project], { person, answers });
  const card = cardOf(project.name);
  await expect.element(card.getByText('Team is full')).toBeVisible();
  await pressOn(card.getByRole('button', { name: 'Tell me when a spot opens' }), '{Enter}');
  const dialog = page.getByRole('dialog', { name: /^Join the waiting list for/ });
  await expect.element(dialog).toContainText('keep a spot for you for 48 hours');
  await expectAccessible();
  await dialog.getByLabelText('Role').selectOptions('Designer');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  const leave = card.getByRole('button', { name: 'Leave the waiting list for Harbour bells' });
  await expect.element(leave).toHaveFocus();
  await expect.element(card.getByText('On the waiting list')).toBeVisible();
  expect(waitings).toMatchObject([{ roleId: 1 }]);
  await button('Close message').first().click();
  await expectAccessible();
});

const reserved = { reservationId: 5, reservedUntil: '2090-01-03T09:00:00.000Z' };

test('someone declines a spot that’s reserved for them', async () => {
  const { project, answers } = fullTeam([waitingOf(reserved)]);
  await openProjectPage(project, { person, answers });
  await expect.element(page.getByText(/^A spot is yours until Jan 3, 2090/)).toBeVisible();
  await expectAccessible();
  await button('No, thanks').click();
  await button('Decline').click();
  await expect.element(button('Tell me when a spot opens')).toBeVisible();
});

test('someone who takes a reserved spot is on the team, and is offered other openings', async () => {
  const { project, answers } = fullTeam([waitingOf(reserved)]);
  const acceptance = { projectId: project.id, requestId: null };
  await openProjectPage(project, {
    person,
    answers: { ...answers, 'POST /projects/{projectId}/reservation/acceptance': acceptance },
  });
  const forMe = ['matches', 'for-me'];
  queryClient.setQueryData(forMe, []);
  await button('Take the spot').click();
  await expect.poll(url).toBe('/team-workspace/1');
  expect(queryClient.getQueryState(forMe)?.isInvalidated).toBe(true);
});

test('someone whose spot is on a team that answers first asks for it, with a message that’s kept', async () => {
  const { project, answers } = fullTeam([waitingOf({ ...reserved, asksFirst: true })]);
  const { sent } = await openProjectPage(project, {
    person,
    answers: {
      ...answers,
      'POST /projects/{projectId}/reservation/acceptance': { projectId: 1, requestId: 4 },
    },
  });
  const dialog = page.getByRole('dialog', { name: 'Ask to join Harbour bells' });
  const message = dialog.getByLabelText('Message (optional)');
  await button('Take the spot').click();
  await expect.element(dialog).toContainText('You’ll get an answer within 2 days');
  await expectAccessible();
  await message.fill('I know maps.');
  await reload();
  await button('Take the spot').click();
  await expect.element(message).toHaveValue('I know maps.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(url).toBe('/requests/4');
  const taken = sent.find(({ key }) => key.endsWith('/acceptance'));
  expect(taken?.body).toEqual({ message: 'I know maps.' });
});
