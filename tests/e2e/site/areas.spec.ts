import { adminCommand } from '#tests/e2e/support/admin-command.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { hackathonForm } from '#tests/factories/hackathons.ts';
import { stillPage } from '#tests/e2e/accessibility/axe.ts';

test('an admin hides the forum and makes the figures on Home real, until a command undoes it', async ({
  pieces,
  openPage,
  signUp,
  expectConsole,
}) => {
  const command = adminCommand(pieces);
  const admin = await signUp('Admin');
  await command('add', admin.email);
  const page = await openPage({ person: admin, ...stillPage });
  const visitor = await openPage(stillPage);
  expectConsole(visitor, /404/);
  const forum = visitor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Forum' });
  const samples = visitor.getByText('These numbers are made up.');
  const statusOf = async (path: string) => (await visitor.goto(path))?.status();
  try {
    await page.goto('/admin?view=site');
    await page.getByRole('group', { name: 'Forum' }).getByLabel('Hidden').check();
    await expect(page.getByText('Forum: Hidden')).toBeVisible();
    await page.getByRole('group', { name: 'Figures on Home' }).getByLabel('Real').check();
    await expect(page.getByText('Figures on Home: Real')).toBeVisible();

    expect(await statusOf('/forum')).toBe(404);
    await expect(visitor).toHaveTitle('Page not found · Pieces');
    await expect(forum).toHaveCount(0);
    await visitor.getByRole('link', { name: 'Go to Home' }).click();
    await expect(visitor.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await expect(samples).toHaveCount(0);
    expect(await command('area', 'list')).toContain('forum: hidden');
  } finally {
    await command('area', 'forum', 'sample');
    await command('area', 'home', 'sample');
  }
  await expect.poll(() => statusOf('/forum')).toBe(200);
  await expect(forum).toBeVisible();
  await visitor.goto('/');
  await expect(samples).toBeVisible();
});

test('an admin makes hackathons real, and /hackathons shows those that people organize', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const command = adminCommand(pieces);
  const admin = await signUp('Admin');
  await command('add', admin.email);
  const { body: hackathon } = await admin.send('POST /hackathons', {
    body: hackathonForm({ name: 'Ferry Night', visibility: 'listed' }),
  });
  const page = await openPage({ person: admin, ...stillPage });
  const visitor = await openPage(stillPage);
  const article = visitor.getByRole('article', { name: hackathon.name });
  try {
    await page.goto('/admin?view=site');
    const group = page.getByRole('group', { name: 'Hackathons' });
    await expect(group.getByText('The hackathons that people organize here')).toBeVisible();
    await group.getByRole('radio', { name: /^Real/ }).check();
    await expect(page.getByText('Hackathons: Real')).toBeVisible();

    await visitor.goto('/hackathons/live');
    await expect(visitor).toHaveURL('/hackathons');
    await expect(visitor.getByText('Vote for a theme')).toHaveCount(0);
    await article.getByRole('link', { name: 'Register Now' }).click();
    await expect(visitor).toHaveURL(`/hackathons/${hackathon.slug}`);
    await group.getByRole('checkbox').uncheck();
    await expect(page.getByText('Hackathons: Real, for members only')).toBeVisible();
    await visitor.goto('/hackathons');
    await expect(visitor).toHaveURL(/\/login\?.*hackathons/);
    await page.goto(`/hackathons/${hackathon.slug}`);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'My hackathons' }).click();
    await expect(page).toHaveURL('/hackathons');
    await expect(page.getByRole('article', { name: hackathon.name })).toContainText('Organizer');
  } finally {
    await command('area', 'hackathons', 'sample');
  }
  await expect
    .poll(async () => (await visitor.goto('/hackathons'))?.text())
    .not.toContain('id="site"');
  await expect(visitor.getByText('Vote for a theme')).toBeVisible();
});
