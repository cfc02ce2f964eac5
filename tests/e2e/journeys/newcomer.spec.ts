import { bySize, countActs } from '#tests/e2e/support/count-acts.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const password = 'Correct4Horse';

test('a newcomer joins a team and finishes a ticket in a few presses, as many on a phone as on a laptop', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const aino = await signUp('Aino');
  const project = await createProject(aino, { name: 'Harbour bells', lookingFor: ['Designer'] });
  await createTicket(aino, project.id, { title: 'Draw the bell' });
  const page = await openPage(bySize);
  const { counts, press, fill } = countActs();
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await page.goto(`/projects/${project.id}`);
  await press(page.getByRole('link', { name: 'Join as Designer' }).last());
  await expect(page.getByText('to join Harbour bells as Designer')).toBeVisible();
  await fill(field('First Name'), 'Helmi');
  await fill(field('Last Name'), 'Laine');
  const email = 'helmi@newcomer.test';
  await fill(field('Email'), email);
  await fill(field('Password'), password);
  await fill(field('Confirm Password'), password);
  await press(page.getByRole('button', { name: 'Register' }));
  await expect(page.getByText(`We emailed ${email}.`)).toBeVisible();
  // The press on the emailed link.
  counts.presses += 1;
  await page.goto(await pieces.linkFor(email));
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  await press(page.getByRole('link', { name: 'Draw the bell' }).first());
  await press(page.getByRole('button', { name: 'Assign to me' }));
  await press(page.getByRole('button', { name: 'Start' }));
  await press(page.getByRole('button', { name: 'Mark as done' }));
  const ids = { projectId: project.id };
  await expect
    .poll(async () => {
      const { body } = await aino.send('GET /projects/{projectId}/tickets', { params: ids });
      return body.content.map(({ status, assigneeName }) => [status, assigneeName]);
    })
    .toEqual([['Done', 'Helmi Laine']]);
  expect(counts.presses).toBeLessThanOrEqual(12);
  expect(counts.fields).toBeLessThanOrEqual(6);
});
