import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { refusal } from '#tests/components/answers.ts';
import { url } from '#tests/components/screens/open-screen.tsx';
import { openingOf } from '#tests/components/openings.ts';
import { profileOf } from '#tests/components/people.ts';
import { requestOf } from '#tests/components/join-requests.ts';
import { openProjectPage } from '#tests/components/screens/project-page.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { joiningAnswers, openProjectOf, takePlace } from '#tests/components/teams.ts';

const person = profileOf();
const removedUntil =
  /You were removed from this team\. You can join again from Apr 1, 2090, or earlier by invitation\./;
const title = (name: string) => page.getByRole('heading', { name, level: 1 });

test('pressing an opening in the drawn team joins in its role', async () => {
  const { project } = await openProjectPage(openProjectOf({ lookingFor: ['Sailor'] }), { person });
  const team = page.getByRole('region', { name: 'Team' });
  await team.getByRole('button', { name: 'Join as Sailor' }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${project.name} as Sailor?` });
  await expect.element(dialog.getByRole('button', { name: 'Join team' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'View project' })).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.element(page.getByText(`You’ve joined ${project.name}`).first()).toBeVisible();
  await expect.element(team.getByRole('link', { name: 'Aino Virtanen' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open Team Space' })).toHaveFocus();
  expect(project.members.map(({ role }) => role)).toEqual(['', 'Sailor']);
});

test('says that someone else has taken the role where it was pressed', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  const message = 'Someone has already taken the Sailor role.';
  const sailor = page.getByRole('button', { name: 'Join as Sailor' });
  await openProjectPage(project, {
    person,
    answers: {
      'POST /projects/{projectId}/members': () => {
        takePlace(project, 1);
        return refusal('role_filled', { message });
      },
    },
  });
  await expect.element(sailor).toHaveLength(2);
  const row = page.getByRole('region', { name: 'Open roles' }).getByRole('listitem');
  await row.getByRole('button', { name: 'Join as Sailor' }).click();
  await expect.element(row.filter({ hasText: 'Sailor' }).getByRole('alert')).toHaveText(message);
  await expect.element(sailor).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Join as Designer' })).toHaveLength(2);
});

test('a visitor reads what a project is and whom it looks for', async () => {
  const project = openProjectOf({
    name: 'A project with a rather long name that has to fit on the card',
    techStack: ['TypeScript', 'PostgreSQL', 'Server-sent events'],
    lookingFor: ['Frontend developer', 'Technical writer', 'Designer'],
    githubUrl: 'https://github.com/pieces/bells',
    meets: { startsAt: '2090-12-05T18:30:00.000Z', timeZone: 'Europe/Helsinki' },
  });
  await openProjectPage(project);
  const meets = page.getByText('Tuesday, December 5, 2090 at 8:30 PM');
  await expect.poll(() => meets.elements().some((one) => one.checkVisibility())).toBe(true);
  await expect.element(page.getByText('Next meeting', { exact: true })).toBeVisible();
  await expect.element(title(project.name)).toBeVisible();
  await expect.element(page.getByText('1 of 2 tickets done')).toBeVisible();
  await expect.element(page.getByText('Server-sent events')).toBeVisible();
  await expectAccessible();
});

test('a meeting that has begun isn’t the next one', async () => {
  const meets = { startsAt: '2026-01-06T18:30:00.000Z', timeZone: 'Europe/Helsinki' };
  await openProjectPage(openProjectOf({ meets }));
  await expect.element(page.getByText('Started')).toBeVisible();
  await expect.element(page.getByText(/next meeting/i)).toHaveLength(0);
});

test('a link to a role moves the focus to it', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  await openProjectPage(project, { person, hash: '#role-2' });
  const region = page.getByRole('region', { name: 'Open roles' });
  await expect.element(region.getByRole('button', { name: 'Join as Designer' })).toHaveFocus();
  await expectAccessible();
});

test('a role’s button stays in its place when how somebody fits arrives', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  const { promise, resolve: letAnswer } = Promise.withResolvers<void>();
  await openProjectPage(project, {
    person,
    answers: {
      'GET /projects/{projectId}/fit': async () => {
        await promise;
        return project.roles.map((role) => ({ ...openingOf(1, 'well'), roleId: role.id }));
      },
    },
  });
  const region = page.getByRole('region', { name: 'Open roles' });
  const readTop = () =>
    Math.round(region.getByRole('button').last().element().getBoundingClientRect().top);
  await expect.element(region.getByRole('button')).toHaveLength(2);
  const before = readTop();
  letAnswer();
  await expect.element(region.getByText('See all reasons').last()).toBeVisible();
  expect(Math.abs(readTop() - before)).toBeLessThan(5);
});

const hasSignedIn = { hasSignedIn: true };

test('someone who signed in to join is on the team, in the role that they pressed', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  await openProjectPage(project, { person, hash: '?join=2', state: hasSignedIn });
  await expect.poll(url).toBe('/team-workspace/1');
  expect(project.members.map(({ role }) => role)).toEqual(['', 'Designer']);
  await expect.element(page.getByText(`You’ve joined ${project.name}`).first()).toBeVisible();
});

test('someone whose role was taken while they signed in chooses another', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  const join = joiningAnswers(project, person)['POST /projects/{projectId}/members'];
  const { answers } = await openProjectPage(project, {
    person,
    hash: '?join=2',
    state: hasSignedIn,
    answers: { 'POST /projects/{projectId}/members': () => refusal('role_filled') },
  });
  const dialog = page.getByRole('dialog', { name: 'Join Harbour bells in another role?' });
  await expect.element(dialog.getByRole('alert')).toContainText('Someone');
  answers['POST /projects/{projectId}/members'] = join;
  await dialog.getByLabelText('Role').selectOptions('Sailor');
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.poll(url).toBe('/team-workspace/1');
  expect(project.members.map(({ role }) => role)).toEqual(['', 'Sailor']);
});

test('a link to join asks first', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor'] });
  await openProjectPage(project, { person, hash: '?join=1' });
  const dialog = page.getByRole('dialog', { name: 'Join Harbour bells as Sailor?' });
  await expect.element(dialog).toBeVisible();
  expect(project.members).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.poll(url).toBe('/team-workspace/1');
});

test('someone who signed in to ask has sent their request', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor'], joining: 'ask' });
  Object.assign(project.can, { join: false, ask: true });
  const requests: JoinRequest[] = [];
  const { sent } = await openProjectPage(project, {
    person,
    hash: '?join=1',
    state: hasSignedIn,
    answers: {
      'GET /join-requests': () => requests,
      'POST /projects/{projectId}/join-requests': () => {
        requests.push(requestOf({ roleId: 1 }));
        project.hasAsked = true;
        return requestOf({ roleId: 1 });
      },
    },
  });
  const request = page.getByRole('link', { name: /^Asked/ });
  await expect.element(request).toHaveFocus();
  await expect.poll(url).toBe('/projects/1');
  const posts = sent.filter(({ key }) => key === 'POST /projects/{projectId}/join-requests');
  expect(posts.map(({ body }) => body)).toEqual([{ roleId: 1, message: '' }]);
});

test('a member who follows a link to join stays on the page', async () => {
  const project = openProjectOf();
  Object.assign(project.can, { join: false, open: true });
  await openProjectPage(project, { person, hash: '?join', state: hasSignedIn });
  await expect.poll(url).toBe('/projects/1');
  expect(project.members).toHaveLength(1);
});

test('copies the address', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const { project } = await openProjectPage(projectOf());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByText('Link copied').first()).toBeVisible();
  expect(copied.mock.calls).toEqual([[`${location.origin}/projects/${project.id}`]]);
});

test('a full team offers no opening', async () => {
  await openProjectPage(projectOf({ teamSize: 1 }));
  await expect.element(page.getByText('1 / 1 members. Team is full')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Join/ })).toHaveLength(0);
});

test('a spot that’s reserved for someone else isn’t offered', async () => {
  await openProjectPage(projectOf({ teamSize: 2, reservedPlaces: 1 }), { person });
  await expect
    .element(page.getByText('1 / 2 members, 1 reserved spot. Team is full'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Join/ })).toHaveLength(0);
});

test('someone who was removed reads when they can join again', async () => {
  const rejoinAt = '2090-04-01T09:00:00.000Z';
  await openProjectPage(projectOf({ rejoinAt }), { person });
  await expect.element(page.getByText(removedUntil)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Join/ })).toHaveLength(0);
});

test('a completed project shows who built it and what, and offers no opening', async () => {
  const summary = 'A map of every berth, in use since May.';
  await openProjectPage(projectOf({ status: 'Completed', summary, lookingFor: ['Sailor'] }));
  await expect.element(page.getByRole('heading', { name: 'Who built it' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'What the team built' }))
    .toContainText(summary);
  await expect.element(page.getByRole('link', { name: /^Join/ })).toHaveLength(0);
});

test('a project that does not load can be tried again', async () => {
  const { answers, project } = await openProjectPage(projectOf(), {
    answers: { 'GET /projects/{projectId}': refusal('internal') },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers['GET /projects/{projectId}'] = project;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title(project.name)).toBeVisible();
});

test('a project that does not exist says so', async () => {
  await openProjectPage(projectOf(), {
    answers: { 'GET /projects/{projectId}': refusal('not_found') },
  });
  await expect.element(page.getByText('This piece doesn’t fit anywhere')).toBeVisible();
});

test('doesn’t invite someone who has asked to join to ask again', async () => {
  const project = openProjectOf({ joining: 'ask', hasAsked: true, lookingFor: ['Sailor'] });
  project.can.join = false;
  await openProjectPage(project, { person, answers: { 'GET /join-requests': [requestOf()] } });
  await expect.element(page.getByText('You’ve asked to join.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Asked · they have until Jan 15/ }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask|^Join/ })).toHaveLength(0);
});

test.each([390, 1280])(
  'a full team’s hours and languages are shown once at %i px',
  async (width) => {
    await page.viewport(width, 844);
    await openProjectPage(projectOf({ teamSize: 1, hours: 6, languages: ['fi'] }), { person });
    const shown = (text: string) =>
      page
        .getByText(text)
        .elements()
        .filter((element) => element.checkVisibility());
    await expect.poll(() => shown('6 hours a week')).toHaveLength(1);
    expect(shown('Finnish')).toHaveLength(1);
  },
);
