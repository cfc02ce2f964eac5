import type { Page } from '@playwright/test';
import { passwordRule } from '#contract/accounts/passwords.ts';
import { expectAccessible } from '#tests/e2e/accessibility/axe.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const password = 'Correct4Horse';

async function openRegister(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
}

async function fillRegister(
  page: Page,
  fields: Partial<Record<'email' | 'password' | 'again', string>> = {},
) {
  await page.getByLabel('First Name').fill('Helmi');
  await page.getByLabel('Last Name').fill('Laine');
  await page.getByLabel('Email').fill(fields.email ?? 'helmi@pieces.test');
  await page.getByLabel('Password', { exact: true }).fill(fields.password ?? password);
  await page.getByLabel('Confirm Password').fill(fields.again ?? fields.password ?? password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('registration: shows what’s wrong at its field and a failure above the form, and a reload keeps what was typed, but no password', async ({
  openPage,
  expectConsole,
}) => {
  const page = await openPage();
  expectConsole(page, /400|500/);
  await openRegister(page);

  await test.step('every field is required, and the first invalid one gets the focus', async () => {
    await page.getByRole('button', { name: 'Register' }).click();
    for (const label of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) {
      await expect(page.getByText(`${label} is required`, { exact: true })).toBeVisible();
    }
    const field = page.getByLabel('First Name');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('First Name is required');
  });

  await test.step('checks the password rule and that both passwords match', async () => {
    await fillRegister(page, { password: 'weak' });
    await expect(page.getByText(passwordRule)).toBeVisible();
    await fillRegister(page, { password: 'Correct#4Horse' });
    await expect(page.getByText(passwordRule, { exact: true })).toBeVisible();
    await expect(page.getByText('You can’t use “#”.')).toBeVisible();
    await fillRegister(page, { again: 'Other4Horse' });
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText(passwordRule)).toHaveCount(0);
  });

  await test.step('an error of one field is shown at that field only', async () => {
    const message = 'Email must be a valid email address';
    const errors = [{ field: 'email', message }];
    await page.route('**/api/users/registration', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid_input', message, errors } }),
    );
    await fillRegister(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(message);
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a failure is shown and keeps the input', async () => {
    await page.route('**/api/users/registration', (route) => route.fulfill({ status: 500 }));
    await fillRegister(page);
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText('Failed to register. Please try again.');
    await expect(notice).toBeFocused();
    await expect(page.getByLabel('First Name')).toHaveValue('Helmi');
  });

  await test.step('a reload keeps what was typed, but no password', async () => {
    await fillRegister(page, { email: 'helmi@', again: 'Other4Horse' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Helmi');
    await expect(page.getByLabel('Last Name')).toHaveValue('Laine');
    await expect(page.getByLabel('Email')).toHaveValue('helmi@');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Confirm Password')).toHaveValue('');
    const stored = await page.evaluate(
      () => JSON.stringify(sessionStorage) + JSON.stringify(localStorage),
    );
    expect(stored).toContain('Helmi');
    expect(stored).not.toContain(password);
    expect(stored).not.toContain('Other4Horse');
  });
});

test('registration: returns to login mode with the email; switching modes clears the message', async ({
  openPage,
}) => {
  const page = await openPage();
  await openRegister(page);
  await fillRegister(page, { email: 'kept@pieces.test' });
  const success = page.getByText('Registration successful! Please check your email');
  await expect(success).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('kept@pieces.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(success).toHaveCount(0);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('login: shows failures and can show the password', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage();
  expectConsole(page, /401/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Email').fill(aino.email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('Wrong4Horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Failed to login. Please check your credentials.')).toBeVisible();
  await expect(field).toHaveValue('Wrong4Horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Failed to login.')).toHaveCount(0);
});

test('login: an unconfirmed address gets a message and a new link by email', async ({
  openPage,
  pieces,
  expectConsole,
}) => {
  const page = await openPage();
  expectConsole(page, /403/);
  await openRegister(page);
  await fillRegister(page, { email: 'waiting@pieces.test' });
  await expect(page.getByText('Registration successful!')).toBeVisible();
  const first = await pieces.linkFor('waiting@pieces.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This email address is not confirmed yet.')).toBeVisible();
  await expect(page.getByText('Registration successful!')).toHaveCount(0);
  const second = await pieces.linkFor('waiting@pieces.test');
  expect(second).not.toBe(first);
  await page.goto(first);
  await expect(page).toHaveURL('/verification-success');
});

test('login: goes to the home page and stays signed in after a reload', async ({
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
});

test('login: treats an empty response as success and then loads the profile', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage();
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 200, body: '' });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText(aino.name)).toBeVisible();
});

test.describe('a confirmation link', () => {
  async function registerElsewhere(page: Page, email: string) {
    await openRegister(page);
    await fillRegister(page, { email });
    await expect(page.getByText('Registration successful!')).toBeVisible();
  }

  test('confirms without asking in the browser that registered', async ({ openPage, pieces }) => {
    const page = await openPage();
    await registerElsewhere(page, 'same.browser@pieces.test');
    await page.goto(await pieces.linkFor('same.browser@pieces.test'));
    await expect(page).toHaveURL('/verification-success');
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  });

  test('asks for the password in another browser', async ({ openPage, pieces, expectConsole }) => {
    const email = 'laptop@pieces.test';
    await registerElsewhere(await openPage(), email);
    const phone = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    expectConsole(phone, /40[03]/);
    await phone.goto(await pieces.linkFor(email));
    await expect(phone).toHaveTitle('Confirm your email · Pieces');
    await expect(phone.getByText(email)).toBeVisible();
    const field = phone.getByLabel('Password', { exact: true });
    await expect(field).toBeFocused();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Confirm email' }).tap();
    await expect(phone.getByText('Password is required')).toBeVisible();
    await field.fill('Wrong4Horse');
    await phone.getByRole('button', { name: 'Confirm email' }).tap();
    await expect(field).toHaveAccessibleDescription(
      'This isn’t the password you signed up with. Try again.',
    );
    await expect(field).toHaveValue('Wrong4Horse');
    await field.fill(password);
    await phone.keyboard.press('Enter');
    await expect(phone).toHaveURL('/verification-success');
  });

  test('the right password signs in if the address was confirmed in the meantime', async ({
    openPage,
    pieces,
    expectConsole,
  }) => {
    const email = 'meanwhile@pieces.test';
    const laptop = await openPage();
    await registerElsewhere(laptop, email);
    const link = await pieces.linkFor(email);
    const phone = await openPage({ viewport: { width: 390, height: 844 } });
    expectConsole(phone, /40[13]/);
    await phone.goto(link);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await laptop.goto(link);
    await expect(laptop).toHaveURL('/verification-success');
    await phone.getByRole('button', { name: 'Confirm email' }).click();
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
    await expect(page).toHaveURL('/verification-success');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Another5Horse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu').getByText('Oona Virta')).toBeVisible();
  });

  test('can be retried when there is no response', async ({ openPage, pieces, expectConsole }) => {
    const page = await openPage();
    expectConsole(page, /500/);
    await registerElsewhere(page, 'flaky@pieces.test');
    await page.route('**/api/auth/verification', (route) => route.fulfill({ status: 500 }));
    await page.goto(await pieces.linkFor('flaky@pieces.test'));
    await expect(page.getByText('Couldn’t confirm your email.')).toBeVisible();
    await page.unroute('**/api/auth/verification');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/verification-success');
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

test('logout goes to /login, even when the call fails', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  for (const fails of [false, true]) {
    const page = await openPage({ person: aino });
    await page.goto('/projects');
    if (fails) {
      expectConsole(page, /500|log ?out/i);
      await page.route('**/api/logout', (route) => route.fulfill({ status: 500 }));
    }
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }
});

test.describe('external logins that cannot start return to /login with a message', () => {
  for (const name of ['Google', 'GitHub']) {
    test(name, async ({ openPage }) => {
      const page = await openPage();
      await page.goto('/login');
      await page.getByRole('link', { name }).click();
      await expect(page.getByText(`Failed to initiate ${name} login`)).toBeVisible();
    });
  }
});

test('the verification pages show success, an expired link and an invalid link', async ({
  openPage,
  expectConsole,
}) => {
  const page = await openPage();
  expectConsole(page, /403/);
  await page.goto('/verification-error?code=EXPIRED_TOKEN');
  await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
  await expect(page.getByText('The verification link has expired.')).toBeVisible();
  for (const path of [
    '/verification-error?code=ANY',
    '/verification-error',
    '/verify?token=nonsense',
    '/verify',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Invalid Verification Link' })).toBeVisible();
    await expect(
      page.getByText('The verification link you used is invalid or has already been used.'),
    ).toBeVisible();
    await expect(page.getByText('confirmed your email with another link')).toBeVisible();
    await expect(page.getByText('Need help? Contact support team')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('the verification page redirects to /login after 5 s', async ({ openPage }) => {
  const page = await openPage();
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
