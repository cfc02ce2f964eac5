import type { Locator } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const password = 'Correct4Horse';

for (const [name, viewport] of [
  ['on a laptop', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`a newcomer joins a team and finishes a ticket in a few presses, ${name}`, async ({
    openPage,
    signUp,
    pieces,
  }) => {
    const aino = await signUp('Aino');
    const project = await createProject(aino, { name: 'Harbour bells', lookingFor: ['Designer'] });
    await createTicket(aino, project.id, { title: 'Draw the bell' });
    const page = await openPage({ viewport, hasTouch: viewport.width < 600 });
    let [presses, fields] = [0, 0];
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const fill = async (label: string, text: string) => {
      fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    };

    await page.goto(`/projects/${project.id}`);
    await press(page.getByRole('link', { name: 'Join as Designer' }).last());
    await expect(page.getByText('to join Harbour bells as Designer')).toBeVisible();
    await fill('First Name', 'Helmi');
    await fill('Last Name', 'Laine');
    const email = `helmi.${viewport.width}@newcomer.test`;
    await fill('Email', email);
    await fill('Password', password);
    await fill('Confirm Password', password);
    await press(page.getByRole('button', { name: 'Register' }));
    await expect(page.getByText(`We emailed ${email}.`)).toBeVisible();
    // The press on the emailed link.
    presses += 1;
    await page.goto(await pieces.linkFor(email));
    await expect(page).toHaveURL(`/team-workspace/${project.id}`);
    await press(page.getByRole('link', { name: 'Draw the bell' }).first());
    await press(page.getByRole('button', { name: 'Assign to me' }));
    await press(page.getByRole('button', { name: 'Start' }));
    await press(page.getByRole('button', { name: 'Done', exact: true }));
    const ids = { projectId: project.id };
    await expect
      .poll(async () => {
        const { body } = await aino.send('GET /projects/{projectId}/tickets', { params: ids });
        return body.content.map(({ status, assigneeName }) => [status, assigneeName]);
      })
      .toEqual([['Done', 'Helmi Laine']]);
    expect(presses).toBeLessThanOrEqual(12);
    expect(fields).toBeLessThanOrEqual(6);
  });
}
