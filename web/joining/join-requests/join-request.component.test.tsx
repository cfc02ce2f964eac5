import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { askingProjectOf, requestOf } from '#tests/components/join-requests.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/joining/join-request.tsx';

const button = (name: string) => page.getByRole('button', { name });
const answerField = () => page.getByLabelText('Your answer');
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const answer = 'POST /join-requests/{requestId}/answer';
const olena = { id: 8, name: 'Olena Shevchenko' };
const declined: Partial<JoinRequest> = {
  state: 'declined',
  answer: 'Ask us again in May.',
  answeredBy: olena,
  endedAt: '2026-01-02T09:00:00.000Z',
  can: { answer: false, edit: false, withdraw: false },
};

/** Opens a request of Aino’s, for her or for Olena, who leads the team. */
async function openRequest(fields: Partial<JoinRequest> = {}, isLead = false, more: Answers = {}) {
  const person = isLead
    ? profileOf({ id: 8, firstName: 'Olena', lastName: 'Shevchenko' })
    : profileOf();
  const can = { answer: isLead, edit: !isLead, withdraw: !isLead };
  const request = requestOf({ can, ...fields });
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /join-requests/{requestId}': () => ({ ...request }),
    'GET /projects/{projectId}': askingProjectOf(['Designer']),
    'GET /projects/{projectId}/join-requests/fit': [],
    'PUT /join-requests/{requestId}': ({ body }) => Object.assign(request, body),
    [answer]: ({ body }) => Object.assign(request, declined, { answer: body.text }),
    ...more,
  };
  signIn(person);
  const address = paths.joinRequest(request.id);
  await openScreen(Component, address, { answers, pattern: patterns.joinRequest });
  return { request, answers };
}

test('a person changes their request while it waits', async () => {
  await openRequest();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveText('Your request to join Harbour bells');
  await expectAccessible();
  await button('Change request').click();
  const change = page.getByRole('dialog', { name: 'Change your request' });
  await change.getByLabelText('Message (optional)').fill('I test things.');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(change).toHaveLength(0);
  await said('I test things.');
});

test('declining needs a sentence, which can start from one of ours', async () => {
  const { request } = await openRequest({}, true);
  await button('Decline').click();
  await said('Write a sentence that tells them why.');
  await expect.element(answerField()).toHaveFocus();
  await expectAccessible();
  await answerField().fill('Ask us again in May.');
  await button('Welcome! We’re glad to have you.').click();
  await button('Thank you for asking. Someone else has taken this spot.').click();
  const sentence = 'Thank you for asking. Someone else has taken this spot. Ask us again in May.';
  await expect.element(answerField()).toHaveValue(sentence);
  await button('Decline').click();
  await said(/declined this request/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(request.answer).toBe(sentence);
});

test('a lead who answers too late sees the other lead’s answer', async () => {
  const { answers, request } = await openRequest({}, true);
  answers[answer] = () => {
    Object.assign(request, declined);
    return refusal('already_answered', { current: { ...request } });
  };
  await button('Accept').click();
  await said(/declined this request/);
  await said('Ask us again in May.');
  await expect.element(button('Accept')).toHaveLength(0);
});

test('a lead who accepts after the last spot is taken keeps their answer, and the request stays open', async () => {
  const { answers } = await openRequest({}, true);
  answers[answer] = refusal('team_full');
  await answerField().fill('We would love to have you!');
  await button('Accept').click();
  await expect.element(page.getByRole('alert')).toContainText('This team is full.');
  await expect.element(answerField()).toHaveValue('We would love to have you!');
  await expect.element(button('Accept')).toBeVisible();
});

test('a declined request shows the team’s sentence', async () => {
  await openRequest(declined);
  await expect.element(page.getByText(/declined your request/)).toBeVisible();
  await said('Ask us again in May.');
});

test('an unanswered request says why that happens, and offers to ask again', async () => {
  const can = { answer: false, edit: false, withdraw: false };
  await openRequest({ state: 'expired', endedAt: '2026-01-15T09:00:00.000Z', can });
  await said(/which happens when a team is busy/);
  await expect
    .element(page.getByRole('link', { name: 'Ask again' }))
    .toHaveAttribute('href', '/projects/1');
});

test('someone who was accepted can withdraw their other requests, or keep some', async () => {
  const others = [2, 3].map((id) =>
    requestOf({ id, project: { id, name: `Team ${id}`, status: 'Planning' } }),
  );
  const withdrawn: string[] = [];
  await openRequest({ ...declined, state: 'accepted' }, false, {
    'GET /join-requests': () => others.filter(({ id }) => !withdrawn.includes(String(id))),
    'DELETE /join-requests/{requestId}': ({ params }) => void withdrawn.push(params['requestId']!),
  });
  const region = page.getByRole('region', { name: 'Withdraw your other 2 requests?' });
  await expect.element(region.getByRole('checkbox', { name: 'Team 2' })).toBeChecked();
  await expectAccessible();
  await region.getByRole('checkbox', { name: 'Team 3' }).click();
  await region.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => withdrawn).toEqual(['2']);
});
