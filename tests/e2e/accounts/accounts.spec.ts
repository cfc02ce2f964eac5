import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility/axe.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const password = 'Correct4Horse';

async function openRegister(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
}

async function fillRegister(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Helmi');
  await page.getByLabel('Last Name').fill('Laine');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('login: goes to the home page and stays signed in after a reload, until logout goes back to /login', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(` ${aino.email.toUpperCase()} `);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View Profile',
    'Settings',
    'For you',
    'My hackathons',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('a confirmation link', () => {
  async function registerElsewhere(page: Page, email: string) {
    await openRegister(page);
    await fillRegister(page, email);
    await expect(page.getByText('Registration successful!')).toBeVisible();
  }

  test('asks for the password in another browser', async ({ openPage, pieces, expectConsole }) => {
    const email = 'laptop@pieces.test';
    await registerElsewhere(await openPage(), email);
    const phone = await openPage({ viewport: { width: 390, height: 844 } });
    expectConsole(phone, /40[03]/);
    await phone.goto(await pieces.linkFor(email));
    await expect(phone).toHaveTitle('Confirm your email · Pieces');
    await expect(phone.getByText(email)).toBeVisible();
    const field = phone.getByLabel('Password', { exact: true });
    await expect(field).toBeFocused();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Confirm email' }).click();
    await expect(phone.getByText('Password is required')).toBeVisible();
    await field.fill('Wrong4Horse');
    await phone.getByRole('button', { name: 'Confirm email' }).click();
    await expect(field).toHaveAccessibleDescription(
      'This isn’t the password you signed up with. Try again.',
    );
    await expect(field).toHaveValue('Wrong4Horse');
    await field.fill(password);
    await phone.keyboard.press('Enter');
    await expect(phone).toHaveURL('/');
    await expect(phone.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('lets the owner of the address replace the details when someone else registered it', async ({
    openPage,
    pieces,
    expectConsole,
  }) => {
    const email = 'owner@pieces.test';
    await registerElsewhere(await openPage(), email);
    const page = await openPage();
    expectConsole(page, /403/);
    await page.goto(await pieces.linkFor(email));
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page.getByLabel('First Name')).toBeFocused();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Last Name is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('First Name').fill('Oona');
    await page.getByLabel('Last Name').fill('Virta');
    await page.getByLabel('New Password', { exact: true }).fill('Another5Horse');
    await page.getByLabel('Confirm New Password').fill('Another5Horse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu').getByText('Oona Virta')).toBeVisible();
  });
});

test('logout without a response warns that the session may still be open and can be retried', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /500|log ?out/i);
  await page.clock.install();
  await page.goto('/projects');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const warning = page.getByText('You may still be signed in here');
  await expect(warning).toBeVisible();
  // A reload doesn't sign anyone back in and keeps the warning.
  await page.reload();
  await expect(warning).toBeVisible();
  await expect(page.getByText('You’re already signed in as')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.unroute('**/api/logout');
  await page.clock.runFor(60_000);
  await expect(warning).toHaveCount(0);
  await expect(page.getByText('You’re signed out')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('pieces_session');
});

test('the verification page redirects to /login after 5 s; a bad link says so without a header', async ({
  openPage,
  expectConsole,
}) => {
  const page = await openPage();
  expectConsole(page, /403/);
  for (const path of ['/verify?token=nonsense', '/verify']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Invalid Verification Link' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  // Paused, because the page itself may take longer than the last 100 ms.
  await page.clock.pauseAt(new Date());
  await page.goto('/verification-success');
  // A page that is still loading sometimes waits for a timer.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByText('Redirecting to login page in a few seconds...')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.clock.runFor(4800);
  await expect(page).toHaveURL('/verification-success');
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/login');
});
