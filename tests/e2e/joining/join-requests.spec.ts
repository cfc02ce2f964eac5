import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

test('requests appear to a lead without a reload, who accepts one: the asker’s page follows, and the board welcomes them', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { id, roles } = await createAskingProject(aino);
  await createTicket(aino, id, { title: 'Choose the colors' });
  const lead = await openPage({ person: aino });
  // A request that arrives while the page connects appears, too.
  const letGo = await holdBack(lead, '**/api/notifications/events**');
  await lead.goto(`/team-workspace/${id}/requests`);
  await expect(lead.getByText('Nobody is waiting')).toBeVisible();
  await askToJoin(olena, id);
  letGo();
  await expect(lead.getByRole('link', { name: olena.name })).toBeVisible();
  // The bell has counted, so the stream is open.
  const bell = lead.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  const roleId = roles.find(({ name }) => name === 'Designer')!.id;
  const request = await askToJoin(juno, id, { roleId, message: 'I draw maps.' });
  await lead.getByRole('link', { name: `Answer ${juno.name}` }).click();
  await expect(lead.getByRole('heading', { level: 1 })).toHaveText(/asked to join Trail Finder$/);
  await expect(lead.getByText('I draw maps.')).toBeVisible();
  // Reading it has cleared the bell.
  await expect(bell).toBeVisible();
  expect(await pieces.linkFor(aino.email)).toMatch(/\/requests\/\d+$/);

  const page = await openPage({ ...stillPage, person: juno });
  await page.goto(`/requests/${request.id}`);
  await expect(page.getByRole('button', { name: 'Change request' })).toBeVisible();
  await lead.getByRole('button', { name: 'Accept' }).click();
  await expect(lead.getByText(/accepted this request/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Team Space' })).toBeVisible();
  await page.goto(`/team-workspace/${id}`);
  const welcome = page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' });
  await expect(welcome.getByRole('link', { name: 'Choose the colors' })).toBeVisible();
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await expect(welcome).toHaveCount(0);
});
