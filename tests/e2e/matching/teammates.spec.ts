import { teammateTasks } from '#server/matching/teammates/schedule.ts';
import { createProject } from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { answerAbout } from '#tests/factories/teammates.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { toastsOn } from '#tests/e2e/support/board.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

test('after a project, someone answers about teammates, adds to their tech stack, and finds a team again', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const [aino, eetu, juno] = [await signUp('Aino'), await signUp('Eetu'), await signUp('Juno')];
  const { id, name } = await createProject(aino, { techStack: ['Svelte', 'CSS'] });
  const params = { projectId: id };
  for (const person of [eetu, juno])
    await person.send('POST /projects/{projectId}/members', { params });
  const database = await openDatabase(pieces);
  await giveTeamWork(database, aino, eetu);
  await backdateAccounts(database, aino, eetu, juno);
  const ticket = await finishTicket(database, {
    worker: eetu,
    projectId: id,
    labels: ['Svelte', 'CSS'],
  });
  await reviewTicket(aino, ticket);
  await aino.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  await createProject(aino, { name: 'Tide Table', lookingFor: ['Tester'] });
  await answerAbout(aino, eetu, 'yes');
  await runTasks(database, teammateTasks, 1);

  const page = await openPage({ ...stillPage, person: eetu });
  await page.goto('/profile');
  const suggestions = page.getByRole('region', { name: 'Add to your tech stack?' });
  await expect(suggestions.getByText(`CSS: 1 ticket, reviewed by ${aino.name}`)).toBeVisible();
  await expect(page.getByText('Would you build with 2 former teammates again?')).toBeVisible();
  await page.goto('/notifications');
  const question = `Would you build with your teammates from ${name} again?`;
  await expect(page.getByText(question)).toHaveCount(1);
  await page.getByRole('link', { name: question }).click();

  const about = (person: { name: string }) =>
    page.getByRole('group', { name: `Would you build with ${person.name} again?` });
  await about(aino).getByLabel('Yes').check();
  await about(juno).getByLabel('No', { exact: true }).check();
  await expectAccessible(page);
  await suggestions.getByRole('button', { name: 'Not now: CSS' }).press('Enter');
  await expect(toastsOn(page).filter({ hasText: 'We won’t suggest CSS again' })).toBeVisible();
  await expect(suggestions.getByRole('heading')).toBeFocused();
  await suggestions.getByRole('button', { name: 'Add Svelte' }).press('Enter');
  const added = toastsOn(page).filter({ hasText: 'Added Svelte to your tech stack' });
  await expect(suggestions).toHaveCount(0);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await added.getByRole('button', { name: 'Undo' }).first().click();
  await suggestions.getByRole('button', { name: 'Add Svelte' }).click();
  await expect(added).toBeVisible();
  expect((await eetu.send('GET /users/profile')).body.techStack).toMatchObject([
    { technology: 'Svelte' },
  ]);

  // Only these two see it.
  await eetu.send('PUT /users/team-preferences', { body: { disciplines: ['Testing'] } });
  await page.goto('/for-you');
  // Its state is in the URL, so it isn't checked in the same moment.
  await page.getByLabel('Only teams with people you’d build with again').click();
  const team = page.getByRole('article', { name: 'Tide Table' });
  const line = `You’ve built with ${aino.name}, and you’d both do it again`;
  await expect(team.getByText(line).first()).toBeVisible();
  await expectAccessible(page);
  await database.close();
});
