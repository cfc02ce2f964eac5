import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';
const leave = 'DELETE /projects/{projectId}/members/{userId}';

test('a spot that opens appears for whoever waits for it, also while their page connects, and they take it', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, olena, juno] = [await signUp('Aino'), await signUp('Olena'), await signUp('Juno')];
  const project = await createProject(aino, { teamSize: 2 });
  const params = { projectId: project.id };
  await olena.send(join, { params });
  const body = { roleId: project.roles.find(({ name }) => name === 'Designer')!.id };
  await juno.send('PUT /projects/{projectId}/waiting', { params, body });

  const page = await openPage({ person: juno });
  const letGo = await holdBack(page, '**/notifications/events*');
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByText('You’re on the waiting list')).toBeVisible();
  await olena.send(leave, { params: { ...params, userId: olena.id } });
  expect(new URL(await pieces.linkFor(juno.email)).pathname).toBe(`/projects/${project.id}`);
  letGo();
  await expect(page.getByText(/^A spot as Designer is yours until \w+ \d+, \d+:\d+/)).toBeVisible();
  await expect(page.getByText('1 / 2 members, 1 reserved spot')).toBeVisible();
  await page.getByRole('button', { name: 'Take the spot' }).click();
  await expect(page).toHaveURL(new RegExp(`/team-workspace/${project.id}$`));
  await expect(
    page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' }),
  ).toBeVisible();
});
