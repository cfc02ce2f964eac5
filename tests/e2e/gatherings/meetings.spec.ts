import type { WeekTime } from '#contract/values/vocabulary.ts';
import { openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import type { Account } from '#tests/e2e/support/sign-up.ts';

const say = ({ send }: Account, week: WeekTime[]) =>
  send('PUT /users/team-preferences', { body: { week, timeZone: 'Europe/Helsinki' } });

test('a meeting planned at a suggested time appears on a teammate’s phone, who can’t come', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await eetu.send('PUT /projects/{projectId}/welcome/seen', { params: { projectId: project.id } });
  await say(aino, ['weekday_evening', 'weekend_day']);
  await say(eetu, ['weekday_evening']);

  const hers = await openPage({ person: aino });
  await openBoard(hers, project.id);
  const his = await openPage({ person: eetu, viewport: { width: 390, height: 844 } });
  await openBoard(his, project.id);

  // From a suggestion, on the keyboard.
  await hers.getByRole('button', { name: 'Team', exact: true }).click();
  await hers.getByRole('tab', { name: 'Meetings' }).click();
  await hers.getByRole('button', { name: 'Plan a meeting' }).press('Enter');
  const form = hers.getByRole('dialog', { name: 'Plan a meeting' });
  const suggestions = form.getByRole('group', { name: 'Fits everyone' }).getByRole('button');
  await expect(suggestions).toHaveCount(3);
  const suggested = await suggestions.first().innerText();
  await suggestions.first().press('Enter');
  await form.getByLabel('Link (optional)').fill('https://meet.example/room');
  await form.getByRole('button', { name: 'Plan meeting' }).click();
  await expect(toastsOn(hers).getByText('Planned. We’ve told your team.')).toBeVisible();
  const item = hers.getByRole('list', { name: 'Meetings' }).getByRole('listitem');
  await expect(item).toContainText(suggested);

  // He hears of it live, on a phone, and can't come.
  const line = his.getByText(suggested);
  await expect(line).toBeVisible();
  await expect(his.getByRole('link', { name: 'Join the meeting' })).toBeVisible();
  await his.getByRole('link', { name: 'Meetings', exact: true }).click();
  await his.getByRole('button', { name: 'I can’t come: Team meeting' }).click();
  await expect(his.getByText('Can’t come: you')).toBeVisible();
  await expect(item).toContainText(`Can’t come: ${eetu.firstName} ${eetu.lastName}`);
});
