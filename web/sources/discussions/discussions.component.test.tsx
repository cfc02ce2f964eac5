import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openTeamSpace } from '#tests/components/screens/board.tsx';
import { refusal } from '#tests/components/answers.ts';
import { discussionOf, openDiscussions, teamChangeOf } from '#tests/components/discussions.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { commentOf } from '#tests/components/screens/ticket-page.tsx';
import { discussions as samples, recentActivity } from '#web/site/sample/discussions.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const tab = () => page.getByRole('tab', { name: 'Discussions' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const list = () => page.getByRole('region', { name: 'Discussions' });
const heading = (name: string) => page.getByRole('heading', { name, exact: false });
const box = () => page.getByPlaceholder('Write a reply...');

/** The same discussions from each source. */
const sources = {
  sample: () => openTeamSpace(),
  live: () =>
    openDiscussions({
      discussions: samples.map(({ author, daysAgo: days, ...sample }, index) =>
        discussionOf({
          ...sample,
          author: { id: 100 + index, name: author, avatar: null },
          lastPostAt: daysAgo(days),
        }),
      ),
      changes: recentActivity.map(({ person }, index) =>
        teamChangeOf({ number: 10 - index, actor: { id: 100 + index, name: person } }),
      ),
    }),
};

describe.each(Object.entries(sources))('with %s discussions', (_, open) => {
  test('each is listed with its author and replies, next to what the team did', async () => {
    await open();
    await tab().click();
    for (const { title, author, excerpt, replies } of samples) {
      const row = list().getByRole('listitem').filter({ hasText: title });
      await expect.element(row).toContainText(excerpt);
      await expect.element(row).toContainText(author);
      await expect.element(row).toContainText(`${replies} replies`);
      await expect.element(row.getByRole('button', { name: `View ${title}` })).toBeVisible();
    }
    await expect
      .poll(() => textsOf(list().getByRole('heading')))
      .toEqual(samples.map(({ title }) => title));
    const lately = page.getByRole('region', { name: 'Recent Activity' });
    for (const { person } of recentActivity) await expect.element(lately).toContainText(person);
    await expect.element(button('New Discussion')).toBeVisible();
    await expectAccessible();
  });
});

test('a team without discussions is asked to start the first one, which then opens', async () => {
  const { all } = await openDiscussions();
  await tab().click();
  await expect.element(page.getByText('No discussions yet.')).toBeVisible();
  await expect.element(button('New Discussion')).toHaveLength(0);
  await button('Start the first discussion').click();
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  await button('Start discussion').click();
  await expect.element(page.getByText('Title is required')).toBeVisible();
  await expect.element(page.getByText('Write what it’s about')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Title').fill('Which map?');
  await page.getByLabelText('What is it about?').fill('Ask @Eetu Laine, please');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(heading('Which map?')).toBeVisible();
  await expect.poll(url).toBe('/team-workspace/1?thread=4');
  expect(all).toMatchObject([{ title: 'Which map?', excerpt: 'Ask @[8], please' }]);
  await button('All discussions').click();
  await button('New Discussion').click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('');
});

test('a new discussion keeps its text through a failure, a cancellation and a reload', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openDiscussions({
    answers: {
      'POST /projects/{projectId}/threads': refusal('limit_reached', { message: 'Too many.' }),
    },
  });
  await tab().click();
  await button('Start the first discussion').click();
  await page.getByLabelText('Title').fill('Precious');
  await page.getByLabelText('What is it about?').fill('Words');
  await button('Start discussion').click();
  await expect.element(page.getByText('Too many.')).toBeVisible();
  await button('Cancel').click();
  await reload();
  await tab().click();
  await button('Start the first discussion').click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Precious');
  await expect.element(page.getByLabelText('What is it about?')).toHaveValue('Words');
});

test('a link opens its discussion, where a reply is sent; another tab closes it', async () => {
  const { posts } = await openDiscussions({
    discussions: [discussionOf()],
    query: '?thread=3',
  });
  await expect.element(heading('Which map?')).toBeVisible();
  await expect.element(page.getByText('The free one is small.')).toBeVisible();
  await expect.element(button('More actions for the discussion')).toHaveLength(0);
  await box().fill('Fine with me');
  await button(/^Reply$/).click();
  await expect.element(page.getByText('Fine with me')).toBeVisible();
  expect(posts).toHaveLength(2);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Pieceboard' }).click();
  await expect.poll(url).toBe('/team-workspace/1');
  await tab().click();
  await expect.element(button('View Which map?')).toBeVisible();
});

test('its author renames a discussion, and deletes it after a question', async () => {
  const can = { rename: true, remove: true };
  await openDiscussions({ discussions: [discussionOf()], can, query: '?thread=3' });
  await button('More actions for the discussion').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabelText('Title').fill('Which tiles?');
  await button('Save').click();
  await expect.element(heading('Which tiles?')).toBeVisible();
  await button('More actions for the discussion').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog')).toContainText('Delete this discussion?');
  await button('Delete discussion').click();
  await expect.element(page.getByText('No discussions yet.')).toBeVisible();
});

test('a lead pins a discussion, and closes and reopens it; nobody writes into a closed one', async () => {
  const posts = [commentOf({ text: 'Mine' })];
  await openDiscussions({
    discussions: [discussionOf()],
    posts,
    can: { manage: true },
    query: '?thread=3',
    answers: {},
  });
  const act = async (name: string) => {
    await button('More actions for the discussion').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Pin');
  await expect.element(page.getByText('Pinned')).toBeVisible();
  await act('Close');
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
  await act('Reopen');
  await expect.element(page.getByText('Closed', { exact: true })).toHaveLength(0);
  await act('Unpin');
  await expect.element(page.getByText('Pinned')).toHaveLength(0);
});

test('a closed discussion is read only', async () => {
  await openDiscussions({
    discussions: [discussionOf({ isClosed: true })],
    posts: [commentOf({ text: 'Mine' })],
    can: { write: false },
    query: '?thread=3',
  });
  await expect.element(page.getByText('This discussion is closed.')).toBeVisible();
  await expect.element(page.getByText('Mine')).toBeVisible();
  await expect.element(box()).toHaveLength(0);
  await expect.element(button('Edit post')).toHaveLength(0);
  await expect.element(button(/^Reply/)).toHaveLength(0);
});

test('a discussion that is gone says so and leads back', async () => {
  await openDiscussions({
    query: '?thread=3',
    answers: {
      'GET /projects/{projectId}/threads/{threadId}': refusal('not_found'),
    },
  });
  await expect.element(page.getByText('This discussion no longer exists.')).toBeVisible();
  await button('All discussions').click();
  await expect.element(page.getByText('No discussions yet.')).toBeVisible();
});

test('recent activity names and links what it’s about', async () => {
  const thread = { id: 3, title: 'Which map?' };
  await openDiscussions({
    discussions: [discussionOf()],
    changes: [
      teamChangeOf({ number: 9, kind: 'comment_written', ticket: null, thread }),
      teamChangeOf({ number: 8, kind: 'thread_started', ticket: null, thread }),
      teamChangeOf({ number: 7, kind: 'comment_written', ticket: null }),
      teamChangeOf({
        number: 6,
        kind: 'ticket_deleted',
        ticket: { id: 12, title: 'Old one', isDeleted: true },
      }),
      teamChangeOf({
        number: 5,
        kind: 'ticket_changed',
        fields: [{ field: 'status', from: 'Backlog', to: 'Done' }],
      }),
      teamChangeOf({ number: 4, kind: 'member_joined', ticket: null, actor: null }),
    ],
  });
  await tab().click();
  const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await expect
    .poll(() => textsOf(rows).map((text) => text.replace(/^[A-Z?]{1,2}(?=[A-Z])/, '')))
    .toEqual([
      'Eetu Laine repliedWhich map? · just now',
      'Eetu Laine started a discussionWhich map? · just now',
      'Eetu Laine wrote a notejust now',
      'Eetu Laine deleted this ticketOld one · just now',
      'Eetu Laine moved this to DoneDraw the map · just now',
      'Former member joined the teamjust now',
    ]);
  await expect
    .element(rows.getByRole('link', { name: 'Draw the map' }))
    .toHaveAttribute('href', '/tickets/1/11');
  await expect.element(rows.getByRole('link', { name: 'Old one' })).toHaveLength(0);
});

test('recent activity shows what happened earlier', async () => {
  const all = Array.from({ length: 25 }, (_, index) => teamChangeOf({ number: 25 - index }));
  let isBroken = true;
  await openDiscussions({
    discussions: [discussionOf()],
    answers: {
      'GET /projects/{projectId}/changes': ({ query }) => {
        const before = Number(query.get('before') ?? 26);
        if (before < 26 && isBroken) return refusal('internal');
        return all.filter(({ number }) => number < before).slice(0, 20);
      },
    },
  });
  await tab().click();
  const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(20);
  await button('Show earlier').click();
  await expect.element(button('Try again')).toBeVisible();
  isBroken = false;
  await button('Try again').click();
  await expect.element(rows).toHaveLength(25);
  await expect.element(button('Show earlier')).toHaveLength(0);
});
