import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { toastsOn } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const id = '5f0c7c1e-6a4e-4e0e-9d57-0d0d5b1c2a3f';

/** The check page as a server has it that has signed something, and a file that it signed. */
async function createSigned(url: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = `${url}/credentials/keys/1`;
  const response = await fetch(`${url}/credentials/verify`);
  const keys = JSON.stringify([{ kid, key: await exportJWK(publicKey) }]);
  const html = (await response.text()).replace('"keys":[]', `"keys":${keys}`);
  const badge = {
    id: `${url}/credentials/${id}`,
    name: 'Contributor to Harbour Tides',
    validFrom: '2026-03-03T10:00:00Z',
    credentialSubject: {
      identifier: [{ identityType: 'name', identityHash: 'Aino Laine' }],
      narrative: '12 finished tickets, 9 of them reviewed by 3 teammates',
      achievement: { criteria: { narrative: 'At least 14 days on a team.' } },
    },
    credentialStatus: { id: `${url}/credentials/revocations` },
  };
  const jwt = await new SignJWT(badge)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(`${url}/credentials/issuer`)
    .sign(privateKey);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html, jwt, policy };
}

const drop = (page: Page, text: string) =>
  page
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name: 'aino.jwt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('the check page says what a file proves, and a missing credential isn’t found', async ({
  openPage,
  pieces,
  expectConsole,
}) => {
  const { html, jwt, policy } = await createSigned(pieces.url);
  const page = await openPage(stillPage);
  await page.route('**/credentials/verify', (route) =>
    route.fulfill({
      body: html,
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    }),
  );
  await page.goto('/credentials/verify');
  await expect(page).toHaveTitle('Verify a credential · Pieces');
  await drop(page, jwt);
  const answer = page.getByRole('status');
  await expect(answer.getByRole('heading', { name: 'This credential is genuine' })).toBeVisible();
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('Aino Laine: Contributor to Harbour Tides');
  await expect(answer).toContainText('on March 3, 2026');
  await expect(answer).toContainText('It hasn’t been revoked.');
  await expectAccessible(page);

  await drop(
    page,
    jwt.replace(/.(?=.{100}$)/, (one) => (one === 'A' ? 'B' : 'A')),
  );
  await expect(answer.getByRole('heading', { name: 'The signature doesn’t match' })).toBeVisible();
  await drop(page, 'Something else');
  await expect(answer.getByRole('heading', { name: 'This isn’t a credential' })).toBeVisible();

  await page.route('**/credentials/revocations', (route) =>
    route.fulfill({
      json: {
        revokedCredential: [
          { id: `${pieces.url}/credentials/${id}`, revokedAt: '2026-04-01T10:00:00Z' },
        ],
      },
    }),
  );
  await drop(page, jwt);
  await expect(answer.getByRole('heading', { name: 'Revoked on April 1, 2026' })).toBeVisible();

  expectConsole(page, /404/);
  await page.goto(`/credentials/${id}`);
  await expect(page).toHaveTitle('Credential not found · Pieces');
  await expectAccessible(page);
});

test('the check page works as a file without a network', async ({
  openPage,
  pieces,
  expectConsole,
}, testInfo) => {
  const { html, jwt } = await createSigned(pieces.url);
  const file = testInfo.outputPath('verify.html');
  await writeFile(file, html);
  const page = await openPage(stillPage);
  expectConsole(page, /credentials\/revocations/);
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByText('saved on this computer')).toBeVisible();
  await drop(page, jwt);
  const answer = page.getByRole('status');
  await expect(answer.getByRole('heading', { name: 'This credential is genuine' })).toBeVisible();
  await expect(answer).toContainText('We couldn’t check whether it has been revoked');
});

test('a profile is taken along as a file, as a badge and on paper', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const project = await createProject(aino, { name: 'Harbour [Tides]' });
  // Filled, so that it takes some room on paper.
  for (const name of ['Quiet Hours', 'Bread Map']) await createProject(aino, { name });
  await aino.send('PUT /users/profile', { body: { aboutMe: 'I draw maps. '.repeat(100) } });
  const technologies = ['Go', 'React', 'SQL', 'Rust', 'CSS', 'Node.js'];
  await aino.send('PUT /tech-stack', {
    body: {
      techStack: technologies.map((technology) => ({
        technology,
        skillLevel: 'EXPERT',
        description: 'Since school',
      })),
    },
  });
  for (const kind of ['experience', 'education', 'experience'])
    await aino.send('POST /users/entries', {
      body: {
        kind,
        title: 'Trainee',
        organisation: 'Lab',
        from: '2025-06',
        text: 'Maps and tools. '.repeat(60),
      },
    });
  const page = await openPage({ ...stillPage, person: aino });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  const exportAs = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const download = page.waitForEvent('download');
  await exportAs('Download resume');
  expect((await download).suggestedFilename()).toBe('resume.json');
  await exportAs('Badge for your README');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toastsOn(page).filter({ hasText: 'copied' })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(`/badges/profiles/${aino.id}.svg)](`);

  // It prints on at most two pages, with its address.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Badge for your README' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`/profile/${aino.id}`, { exact: false })).toBeVisible();
  for (const hidden of ['Take it with you', 'Contributions'])
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });

  await page.goto(`/projects/${project.id}`);
  await page.getByText('Badge for your README').click();
  const image = page.getByRole('img', { name: 'Badge: Harbour [Tides] on Pieces' });
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(20);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(copied).toContain(String.raw`[![Harbour \[Tides\] on Pieces](`);
  await expectAccessible(page);
});
