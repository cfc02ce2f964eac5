import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { nextStepTasks } from '#server/projects/next-steps/schedule.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Makes this browser's clock three hours fast. */
const hurryClock = (page: Page) => page.clock.install({ time: Date.now() + 3 * 60 * 60 * 1000 });

test('follows a hackathon from a minute before the start to a team’s next step', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const page = await openPage({ ...stillPage, person: aino });
  const other = await openPage({ person: juno });
  await hurryClock(other);
  for (const warm of [page, other]) await warm.goto('/hackathons/live');
  const body = hackathonForm({
    visibility: 'listed',
    opensAt: inSeconds(-3600),
    closesAt: inSeconds(1800),
    startsAt: inSeconds(45),
    endsAt: inSeconds(7200),
  });
  const { slug, name } = (await aino.send('POST /hackathons', { body })).body;
  await juno.send('PUT /hackathons/{slug}/people/me', { params: { slug }, body: signUpForm });
  const { body: team } = await juno.send('POST /hackathons/{slug}/teams', {
    params: { slug },
    body: { name: 'Night Ferry', description: 'Ferries after midnight' },
  });

  // By the server's clock, although this browser's is fast, and without a reload.
  await other.goto(`/hackathons/${slug}`);
  await expect(other.getByRole('timer')).toHaveText('Starts in less than a minute');
  const { db, pool, close } = await openDatabase(pieces);
  await pool.query('update hackathons set starts_at = now() where slug = $1', [slug]);
  await other.clock.fastForward(60_000);
  await expect(other.getByRole('timer')).toHaveText(/^Ends in 1 hour 5\d minutes$/);
  await expect(other.getByText(`${name} has started`)).toBeAttached();
  await expect(other.getByText('Building now')).toBeVisible();

  await page.goto(`/hackathons/${slug}`);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('Write what everyone should know.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'Announcement' })
    .fill('Lunch is ready: https://harbor.example/menu.');
  // A reload keeps what was typed.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Announcement' })).toHaveValue(/^Lunch is ready/);
  // What loads above the button would move it away from under the click.
  await expect(page.getByRole('button', { name: 'Take part yourself' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Night Ferry' })).toBeVisible();
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('Sent the announcement')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Announcement' })).toHaveValue('');
  const news = other.getByRole('list', { name: 'Announcements' }).getByRole('listitem');
  await expect(news).toContainText('Lunch is ready');
  await expect(news.getByRole('link', { name: 'https://harbor.example/menu' })).toBeVisible();

  await page.getByRole('link', { name: 'People', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`people-${slug}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('"Night Ferry"');

  await other.goto(`/team-workspace/${team.id}`);
  await expect(other.getByRole('timer')).toHaveText(/^Ends in 1 hour/);
  await pool.query(
    `update hackathons set opens_at = now() - interval '10 days', closes_at = now() - interval '9 days',
            starts_at = now() - interval '9 days', ends_at = now() - interval '8 days' where slug = $1`,
    [slug],
  );
  await runTasks({ db }, nextStepTasks);
  await close();
  // Told by the board's stream.
  await expect(other.getByText('What’s next for Night Ferry?', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Keep building' }).click();
  await expect(other.getByText('Night Ferry continues')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Keep building' })).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Night Ferry' })).toBeFocused();
  await other.goto('/projects');
  await expect(other.getByRole('article', { name: 'Night Ferry' })).toBeVisible();
  // Organizers still see who took part.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Mark absent/ })).toBeHidden();
});
