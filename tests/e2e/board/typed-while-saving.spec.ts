import type { Locator, Page } from '@playwright/test';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { isPut } from '#tests/e2e/support/is-put.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

type Saving = { field: Locator; call: string; texts: [string, string, string] };

/**
 * Saves the first text, types the second one meanwhile, and expects it to stay until it's saved, too, even
 * across a reload.
 */
async function typeWhileSaving(page: Page, { field, call, texts }: Saving) {
  const [before, first, second] = texts;
  await expect(field).toHaveValue(before);
  const letGo = await holdBack(page, `**/api${call}`);
  await field.fill(first);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await field.fill(second);
  const saved = page.waitForResponse(isPut(call));
  letGo();
  expect((await saved).request().postData()).toContain(first);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(field).toHaveValue(second);
  await page.reload();
  await expect(field).toHaveValue(second);
  const again = page.waitForResponse(isPut(call));
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await again).ok()).toBe(true);
  await page.reload();
  await expect(field).toHaveValue(second);
}

const create = async (organizer: Account, fields: object) =>
  (await organizer.send('POST /hackathons', { body: hackathonForm(fields) })).body;

test('a hackathon’s settings keep what is typed while they’re saved', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const { slug } = await create(aino, { name: 'Night of Maps' });
  const page = await openPage({ person: aino });
  await page.goto(`/hackathons/${slug}/settings`);
  const field = page.getByLabel('Name', { exact: true });
  const texts: Saving['texts'] = ['Night of Maps', 'Day of Maps', 'Night of Maps'];
  await typeWhileSaving(page, { field, call: `/hackathons/${slug}`, texts });
});

test('a submission keeps what is typed while it’s saved', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const now = Date.now();
  const { slug } = await create(aino, {
    startsAt: new Date(now - 60_000).toISOString(),
    closesAt: new Date(now + 3_600_000).toISOString(),
    endsAt: new Date(now + 3_600_000).toISOString(),
    visibility: 'listed',
  });
  const eetu = await signUp();
  const params = { slug };
  await eetu.send('PUT /hackathons/{slug}/people/me', { params, body: signUpForm });
  const body = { name: 'Night Ferry', description: 'A map of the night' };
  const { id: projectId } = (await eetu.send('POST /hackathons/{slug}/teams', { params, body }))
    .body;
  const submission = { title: 'Ferries', text: 'For night workers.', version: 0 };
  await eetu.send('PUT /projects/{projectId}/submission', {
    params: { projectId },
    body: submission,
  });
  const page = await openPage({ person: eetu });
  await page.goto(`/hackathons/${slug}/submission`);
  const field = page.getByLabel('Title');
  const texts: Saving['texts'] = ['Ferries', 'Ferries at night', 'Ferries after midnight'];
  await typeWhileSaving(page, { field, call: `/projects/${projectId}/submission`, texts });
});
