import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { openOwnProfile } from '#tests/components/screens/own-profile.tsx';
import { profileOf } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

const tile = (name: string) => page.css('dl > div').filter({ hasText: name }).css('dd');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('shows a spinner, then the failure or what the server says; retrying loads the profile', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers, profile } = await openOwnProfile();
  answers['GET /users/profile'] = () => promise.then(() => new Response(null, { status: 500 }));
  await reload();
  await expect.element(page.getByText('Loading profile...')).toBeVisible();
  letFail();
  await expect.element(page.getByRole('alert')).toContainText('Failed to fetch profile');
  answers['GET /users/profile'] = refusal('internal', { message: 'The tide is out.' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).toContainText('The tide is out.');
  await expect.element(page.getByText('Failed to fetch profile')).toHaveLength(0);
  answers['GET /users/profile'] = profile;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('Aino Virtanen')).toBeVisible();
});

test('the header shows the name, links, location, join date and streak', async () => {
  const links = {
    githubUrl: 'https://github.com/aino',
    linkedinUrl: 'https://www.linkedin.com/in/aino',
    xurl: 'https://x.com/aino',
    personalWebsiteUrl: 'https://aino.example/',
  };
  await openOwnProfile({
    shortDescription: 'Likes maps',
    location: 'Turku, Finland',
    stats: { ...profileOf().stats, streak: 1 },
    ...links,
  });
  const head = page.css('main header');
  await expect.element(head.getByRole('heading', { level: 1 })).toHaveText('Aino Virtanen');
  expect(document.title).toBe('Aino Virtanen · Pieces');
  for (const text of ['Likes maps', 'Turku, Finland', 'Joined January 1, 2026', '1-day streak'])
    await expect.element(head.getByText(text)).toBeVisible();
  for (const [name, address] of [
    ['GitHub', links.githubUrl],
    ['LinkedIn', links.linkedinUrl],
    ['X', links.xurl],
    ['Website', links.personalWebsiteUrl],
  ] as const) {
    const link = head.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', address);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect.element(link.css('svg')).toBeVisible();
  }
  await expect
    .poll(() => textsOf(head.getByRole('button')))
    .toEqual(['Add photo', 'Edit Profile', 'Add Experience', 'Add Education']);
  const addProject = head.getByRole('link', { name: 'Add Project' });
  // All four actions have the same weight.
  const { className } = await addProject.findElement();
  for (const name of ['Edit Profile', 'Add Experience', 'Add Education'])
    expect((await head.getByRole('button', { name }).findElement()).className).toBe(className);
  await expectAccessible();
  await addProject.click();
  await expect.poll(url).toBe('/project-submission');
});

test('four tiles count projects, contributions, followers and following, and follow what’s done elsewhere', async () => {
  const stats = { streak: 0, projects: 1, contributions: 12, followers: 3, following: 0 };
  const { profile } = await openOwnProfile({ stats });
  await expect
    .poll(() => textsOf(page.css('main dl dt')))
    .toEqual(['Projects', 'Contributions', 'Followers', 'Following']);
  const counts = () => textsOf(page.css('main dl dd'));
  await expect.poll(counts).toEqual(['1', '12', '3', '0']);
  await expect.poll(() => queryClient.isFetching()).toBe(0);

  profile.stats = { ...stats, projects: 2 };
  vi.useFakeTimers({ now: Date.now() + 3_000, toFake: ['Date'] });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(tile('Projects')).toHaveText('2');
});

test('shows five tabs and keeps the current one in the URL', async () => {
  await openOwnProfile();
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['Overview', 'Projects', 'Tech Stack', 'Activity', 'Achievements']);
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Tech Stack').click();
  await expect.poll(url).toBe('/profile?tab=tech-stack');
  await reload();
  await expect.element(tab('Tech Stack')).toHaveAttribute('aria-selected', 'true');
  await tab('Tech Stack').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(url).toBe('/profile?tab=activity');
  await tab('Overview').click();
  await expect.poll(url).toBe('/profile');
});

test('an unknown tab shows the Overview', async () => {
  await openOwnProfile({}, '/profile?tab=nonsense');
  await expect
    .element(page.getByRole('tab', { name: 'Overview' }))
    .toHaveAttribute('aria-selected', 'true');
});
