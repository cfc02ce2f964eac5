import type { WeekTime } from '#contract/values/vocabulary.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import type { Account } from '#tests/e2e/support/sign-up.ts';

const say = ({ send }: Account, week: WeekTime[]) =>
  send('PUT /users/team-preferences', { body: { week, timeZone: 'Europe/Helsinki' } });

test('a team meets at a suggested time: someone can’t come, it moves, and it’s canceled', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await eetu.send('PUT /projects/{projectId}/welcome/seen', { params: { projectId: project.id } });
  await say(aino, ['weekday_evening', 'weekend_day']);
  await say(eetu, ['weekday_evening']);

  const hers = await openPage({ ...stillPage, person: aino });
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
  await expectAccessible(hers);
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

  // At a new time, he's invited again.
  await hers.getByRole('button', { name: 'More actions for Team meeting' }).click();
  await hers.getByRole('menuitem', { name: 'Edit meeting' }).click();
  const edit = hers.getByRole('dialog', { name: 'Edit meeting' });
  const start = await edit.getByLabel('Starts').inputValue();
  await edit.getByLabel('Starts').fill(start.replace(/T.+/, 'T20:30'));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(item).toContainText('8:30 – 9:30 PM');
  await expect(his.getByRole('button', { name: 'I can’t come: Team meeting' })).toBeVisible();
  await his.getByRole('button', { name: 'Close' }).click();

  // Everyone sees when the team meets.
  const outside = await openPage();
  await outside.goto(`/projects/${project.id}`);
  const weekday = suggested.split(',')[0]!;
  const meets = outside.getByText(/^Meets on/).filter({ visible: true });
  await expect(meets).toHaveText(`Meets on ${weekday}s at 8:30 PM`);

  await hers.getByRole('button', { name: 'More actions for Team meeting' }).click();
  await hers.getByRole('menuitem', { name: 'Cancel meeting' }).click();
  await hers.getByLabel('Why?').fill('We’re all on vacation.');
  await hers.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(hers.getByText('No meetings yet.')).toBeVisible();
  await expect(his.getByText('Team meeting')).toHaveCount(0);
  await his.getByRole('button', { name: /^Notifications/ }).click();
  await expect(his.getByText(/“Team meeting” of .+ is canceled/)).toBeVisible();
  await outside.reload();
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(meets).toHaveCount(0);
});
