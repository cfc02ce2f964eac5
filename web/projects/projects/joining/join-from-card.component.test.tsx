import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { askingAnswers, askingProjectOf } from '#tests/components/join-requests.ts';
import { profileOf } from '#tests/components/people.ts';
import { focusOn, pressOn } from '#tests/components/press-on.ts';
import { cardOf, openProjectList } from '#tests/components/screens/project-list.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { openingsQuery, unfiltered } from '#web/matching/matches/queries.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { expectChosen } from '#tests/components/selects.ts';
import { joiningAnswers, openProjectOf, takePlace } from '#tests/components/teams.ts';

const name = 'Harbour bells';
const card = () => cardOf(name);
const joinButton = () => card().getByRole('button', { name: 'Join Project' });
const place = (label: string) => card().getByRole('button', { name: label, exact: true });
const teamSpace = () => card().getByRole('link', { name: 'Open Team Space' });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

/** Shows the card of a project to someone who isn't in it. */
async function openCard(project = openProjectOf(), more: Answers = {}) {
  const person = profileOf();
  const shown = await openProjectList([project], {
    person,
    answers: { ...joiningAnswers(project, person), ...more },
  });
  const roles = () => project.members.map(({ role }) => role);
  return { ...shown, project, roles };
}

test('joining changes the card to “Open Team Space”', async () => {
  await openCard(openProjectOf({ teamSize: 2 }));
  const { queryKey } = openingsQuery(unfiltered);
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
  await joinButton().click();
  await expect.element(card().getByText('2 / 2 members')).toBeVisible();
  // The openings that may suit them contain the one that they took.
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await expect.element(teamSpace()).toHaveFocus();
  await expect.element(teamSpace()).toHaveAttribute('href', '/team-workspace/1');
});

test('joining can be undone', async () => {
  const { project, answers } = await openCard();
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  await joinButton().click();
  await undo.click();
  await said('You’re no longer on Harbour bells');
  await expect.element(joinButton()).toBeVisible();
  expect(project.members).toHaveLength(1);

  answers['DELETE /projects/{projectId}/members/{userId}'] = refusal('too_many_requests');
  await joinButton().click();
  await undo.click();
  await said('Couldn’t undo it');
  await expect.element(teamSpace()).toBeVisible();
});

test('a full team has no join button', async () => {
  const project = openProjectOf({ teamSize: 2 });
  takePlace(project);
  await openCard(project);
  await expect.element(card().getByText('2 / 2 members')).toBeVisible();
  await expect.element(card().getByText('Team is full')).toBeVisible();
  await expect.element(page.getByText('Join Project')).toHaveLength(0);
  await expect.element(page.getByText('Open Team Space')).toHaveLength(0);
});

test('on a card, someone who was removed reads when they can join again', async () => {
  await openCard(openProjectOf({ rejoinAt: '2090-04-01T09:00:00.000Z' }));
  await expect.element(card().getByText(/You can join again from Apr 1, 2090/)).toBeVisible();
  await expect.element(page.getByText('Join Project')).toHaveLength(0);
});

test('after joining, the focus moves once and then stays where the person puts it', async () => {
  const { searches } = await openCard();
  await joinButton().click();
  await expect.element(teamSpace()).toHaveFocus();
  const filter = page.getByLabelText('Difficulty');
  await focusOn(filter);
  await filter.selectOptions('Intermediate');
  await expect.poll(() => searches().at(-1)).toContain('difficulty=Intermediate');
  await expect.element(page.getByText('1 project found')).toBeInTheDocument();
  await expect.element(card()).toHaveLength(1);
  await expect.element(filter).toHaveFocus();
});

test('joining a team that just filled up shows a message and updates the card', async () => {
  const { project, answers } = await openCard(openProjectOf({ teamSize: 2 }));
  await expect.element(joinButton()).toBeVisible();
  takePlace(project);
  answers['POST /projects/{projectId}/members'] = refusal('team_full');
  await joinButton().click();
  await expect
    .element(
      card().getByText(
        'This team is full. Join its waiting list, and we’ll email you when a spot opens.',
      ),
    )
    .toBeVisible();
  await expect.element(card().getByText('2 / 2 members')).toBeVisible();
  await expect.element(joinButton()).toHaveLength(0);
});

test('the last opening is for one of several roles, which are offered before joining', async () => {
  const { roles } = await openCard(
    openProjectOf({ teamSize: 2, lookingFor: ['Sailor', 'Designer'] }),
  );
  await expect.element(card().getByTitle('One of 2 roles')).toBeVisible();
  await place('Join in any role').click();
  const dialog = page.getByRole('dialog', { name: `Join ${name}?` });
  await dialog.getByLabelText('Role').selectOptions('Designer');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.poll(roles).toEqual(['', 'Designer']);
});

test('pressing an opening on a card joins in its role, after confirming', async () => {
  const { roles } = await openCard(openProjectOf({ lookingFor: ['Sailor', 'Designer'] }));
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Designer?` });
  await place('Join as Designer').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(place('Join as Designer')).toHaveFocus();
  await expect.element(card().getByText('1 / 4 members')).toBeVisible();

  await place('Join as Designer').click();
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.element(dialog).toHaveLength(0);
  await said(`You’ve joined ${name}`);
  await expect.element(teamSpace()).toHaveFocus();
  await expect.element(card().getByRole('button', { name: /^Join/ })).toHaveLength(0);
  expect(roles()).toEqual(['', 'Designer']);
});

test('pressing an opening on a card asks for confirmation', async () => {
  const { roles } = await openCard(openProjectOf({ lookingFor: ['Sailor', 'Designer'] }));
  await place('Join as Designer').click();
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Designer?` });
  await expect.element(dialog.getByText('You become a member right away')).toBeVisible();
  await expectAccessible();
  expect(roles()).toEqual(['']);
});

test('by keyboard, openings of one role are one stop, and Enter twice joins', async () => {
  await openCard(openProjectOf({ teamSize: 5, lookingFor: ['Sailor'] }));
  await expect.element(place('Join in any role')).toHaveLength(1);
  await pressOn(place('Join as Sailor'), '{Enter}');
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Sailor?` });
  await expect.element(dialog.getByRole('button', { name: 'Join team' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await said(`You’ve joined ${name}`);
});

test('an opening that someone else has just taken shows an error and the other roles', async () => {
  const { project, answers, roles } = await openCard(
    openProjectOf({ lookingFor: ['Sailor', 'Designer'] }),
  );
  await place('Join as Sailor').click();
  takePlace(project, 1);
  const answer = answers['POST /projects/{projectId}/members'];
  const message = 'Someone has already taken the Sailor role.';
  answers['POST /projects/{projectId}/members'] = refusal('role_filled', { message });
  await page.getByRole('button', { name: 'Join team' }).click();
  const other = page.getByRole('dialog', { name: `Join ${name} in another role?` });
  await expect.element(other.getByRole('alert')).toHaveText(message);
  const field = other.getByLabelText('Role');
  await expect.element(field).toHaveFocus();
  await expect
    .poll(() => textsOf(field.getByRole('option')))
    .toEqual(['No particular role', 'Designer']);
  answers['POST /projects/{projectId}/members'] = answer;
  await field.selectOptions('Designer');
  await other.getByRole('button', { name: 'Join team' }).click();
  await said(`You’ve joined ${name}`);
  expect(roles()).toEqual(['', 'Designer']);
});

test('someone who joins without a role is offered the open ones', async () => {
  const { roles } = await openCard(openProjectOf({ lookingFor: ['Sailor', 'Designer'] }));
  await joinButton().click();
  await said('Which role will you take?');
  await expectAccessible();
  await page.getByRole('button', { name: 'Designer', exact: true }).click();
  await said('Your role is Designer');
  await expect.element(page.getByText('Which role will you take?')).toHaveLength(0);
  await expect.element(teamSpace()).toHaveFocus();
  expect(roles()).toEqual(['', 'Designer']);
});

test('pressing an opening on a card asks for its role if the team reviews requests', async () => {
  const project = askingProjectOf(['Sailor', 'Designer']);
  const { sent } = await openCard(project, askingAnswers(project, []));
  await place('Ask to join as Designer').click();
  const dialog = page.getByRole('dialog', { name: `Ask to join ${name}` });
  await expect.element(dialog.getByLabelText('Role')).toHaveValue('2');
  await expectChosen('Role', 'Designer');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect
    .element(card().getByRole('link', { name: /^Asked · they have until/ }))
    .toHaveFocus();
  // Nothing invites to ask again.
  await expect.element(card().getByRole('button', { name: /^Ask to join|^Join/ })).toHaveLength(0);
  expect(sent.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({ roleId: 2 });
});

test('a visitor who presses an opening or “Join Project” signs up for it', async () => {
  await openProjectList([openProjectOf({ lookingFor: ['Sailor'] })], {});
  await expect
    .element(card().getByRole('link', { name: 'Join as Sailor' }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent('/projects/1?join=1')}`);
  await expect
    .element(card().getByRole('link', { name: 'Join Project' }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent('/projects/1?join')}`);
});

test('a completed project shows who built it and what, and nothing to join', async () => {
  const summary = 'A map of every berth, in use since May.';
  await openProjectList([projectOf({ name, status: 'Completed', summary })], {
    person: profileOf({ id: 9 }),
  });
  await expect.element(card().getByText(summary)).toBeVisible();
  await expect.element(card()).toContainText(/Built by ?Aino Virtanen/);
  await expect.element(card().getByRole('button')).toHaveLength(0);
});
