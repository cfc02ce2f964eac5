import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { categoryOf, forumOf, threadAnswers, threadOf } from '#tests/components/forum.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { commentOf } from '#tests/components/screens/ticket-page.tsx';
import { Component as Forum } from '#web/routes/forum.tsx';
import { Component as Start } from '#web/routes/gatherings/start.tsx';
import { Component as Thread } from '#web/routes/gatherings/thread.tsx';
import { setModes } from '#web/site/areas/modes.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = (name: string) => page.getByRole('article', { name, exact: true });

async function openForum(answer = forumOf(), search = '') {
  setModes({ forum: 'live' });
  return openScreen(Forum, `/forum${search}`, { answers: { 'GET /forum': answer } });
}

const openThread = (options?: Parameters<typeof threadAnswers>[0]) =>
  openScreen(Thread, '/forum/5', {
    answers: threadAnswers(options),
    pattern: '/forum/:threadId',
  });

test('a real thread’s card links to it, and says who asked and that it’s answered', async () => {
  await openForum(
    forumOf({ threads: [threadOf({ acceptedId: 9, isPinned: true, isClosed: true })] }),
  );
  for (const text of [
    'Support',
    'Code Clinic',
    'Pinned',
    'Answered',
    'Closed',
    'Eetu Laine, Front-end · React · 2 helpful answers',
    '1 reply',
    '3 views',
  ])
    await expect.element(card('Why twice?')).toContainText(text);
  for (const name of [/^Why twice\?$/, /^Join Discussion/])
    await expect
      .element(card('Why twice?').getByRole('link', { name }))
      .toHaveAttribute('href', '/forum/5');
  await expect.element(page.getByText('Sample content')).toHaveLength(0);
  await expectAccessible();
});

test('a person without a role or accepted answers is only named', async () => {
  const author = { id: 8, name: 'Eetu Laine', avatar: null };
  const unknown = { ...author, role: '', expertise: '', helpfulCount: 0 };
  await openForum(
    forumOf({
      threads: [threadOf({ author: unknown }), threadOf({ id: 6, title: 'Gone', author: null })],
    }),
  );
  await expect.element(card('Why twice?').getByText('Eetu Laine')).toBeVisible();
  await expect.element(card('Why twice?')).not.toContainText('helpful');
  await expect.element(card('Gone')).toContainText('Former member');
});

test('a forum with fewer than ten threads shows no numbers and no empty categories', async () => {
  const empty = categoryOf({ id: 2, name: 'Empty one', threads: 0, lastPostAt: null });
  const categories = [categoryOf({ threads: 9 }), empty];
  await openForum(forumOf({ threads: [threadOf()], categories }));
  await expect.element(page.getByRole('link', { name: 'Code Clinic' })).toBeVisible();
  await expect.element(page.getByText('Empty one')).toHaveLength(0);
  await expect.element(page.getByRole('region', { name: 'Statistics' })).toHaveLength(0);
});

test('from the tenth thread on, numbers and all categories are shown', async () => {
  const empty = categoryOf({ id: 2, name: 'Empty one', threads: 0, lastPostAt: null });
  const categories = [categoryOf({ threads: 10 }), empty];
  await openForum(forumOf({ threads: [threadOf()], categories }));
  await expect.element(page.getByRole('link', { name: 'Empty one' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Statistics' }))
    .toContainText('Total discussions10');
});

test('an empty forum asks for the first discussion, and an empty search can be cleared', async () => {
  await openForum(forumOf({ categories: [] }));
  await expect
    .element(page.getByRole('link', { name: 'Start the first discussion' }))
    .toHaveAttribute('href', '/forum/new');
  await page.getByPlaceholder('Search discussions...').fill('submarine');
  await expect.element(page.getByText('No discussions found matching your search.')).toBeVisible();
  await button('Clear search and type').click();
  await expect.element(page.getByText('No discussions yet.')).toBeVisible();
});

test('the list is limited to what nobody has answered, also after a reload', async () => {
  const sent = await openForum(forumOf({ threads: [threadOf()] }));
  await button('Unanswered').click();
  await expect.poll(url).toBe('/forum?unanswered=true');
  await expect.poll(() => sent.at(-1)?.query.toString()).toBe('unanswered=true');
  await reload();
  await expect.element(button('Unanswered')).toHaveAttribute('aria-pressed', 'true');
});

test('more threads load page by page, and the focus moves to the first new one', async () => {
  setModes({ forum: 'live' });
  const pageOf = (first: number) =>
    Array.from({ length: 20 }, (_, at) => threadOf({ id: first + at, title: `T${first + at}` }));
  const sent = await openScreen(Forum, '/forum?type=Support&search=map', {
    answers: {
      'GET /forum': ({ query }) =>
        query.get('page') === '1'
          ? forumOf({ threads: pageOf(21).slice(0, 2) })
          : forumOf({ threads: pageOf(1), hasMore: true }),
    },
  });
  await expect.element(page.getByRole('article')).toHaveLength(20);
  await button('Show more discussions').click();
  await expect.element(page.getByRole('article')).toHaveLength(22);
  await expect.element(card('T21')).toHaveFocus();
  await expect.element(button('Show more discussions')).toHaveLength(0);
  expect(sent.map(({ query }) => query.toString())).toEqual([
    'search=map&type=Support',
    'search=map&type=Support&page=1',
  ]);
});

test('a forum that doesn’t load says so and is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  setModes({ forum: 'live' });
  const answers = { 'GET /forum': refusal('internal') as never };
  await openScreen(Forum, '/forum', { answers });
  await expect
    .element(page.getByText('Couldn’t load discussions.', { exact: false }))
    .toBeVisible();
  answers['GET /forum'] = forumOf({ threads: [threadOf()] }) as never;
  await button('Try again').click();
  await expect.element(card('Why twice?')).toBeVisible();
});

test('starts a thread in a category, with tags; what is typed survives a refusal and a reload', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  setModes({ forum: 'live' });
  const person = profileOf();
  signIn(person);
  const workshop = categoryOf({ id: 2, name: 'Team Workshop', type: 'Collaboration' });
  const answers = {
    'GET /users/profile': person,
    'GET /forum': forumOf({ categories: [categoryOf(), workshop] }),
    'POST /forum/threads': refusal('limit_reached', { message: 'Go on tomorrow.' }) as never,
  };
  const sent = await openScreen(Start, '/forum/new', { answers });
  await button('Start discussion').click();
  await expect.element(page.getByText('Title is required')).toBeVisible();
  await expect.element(page.getByText('You can accept one reply', { exact: false })).toBeVisible();
  await page.getByLabelText('Category').selectOptions('Team Workshop');
  await expect
    .element(page.getByText('You can accept one reply', { exact: false }))
    .toHaveLength(0);
  await page.getByLabelText('Title').fill('Who joins?');
  await page.getByLabelText('What is it about?').fill('Words');
  await expect.element(button('Attach a file')).toHaveLength(0);
  await page.getByLabelText('Tags').fill('maps');
  await button('Add tag').click();
  await expectAccessible();
  await button('Start discussion').click();
  await expect.element(page.getByText('Go on tomorrow.')).toBeVisible();
  await reload();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Who joins?');
  answers['POST /forum/threads'] = {
    ...threadOf(),
    isFollowed: true,
    can: { change: true, remove: true, manage: false, accept: false, write: true },
  } as never;
  await button('Start discussion').click();
  await expect.poll(url).toBe('/forum/5');
  expect(sent.findLast(({ key }) => key === 'POST /forum/threads')?.body).toEqual({
    categoryId: 2,
    title: 'Who joins?',
    text: 'Words',
    tags: ['maps'],
  });
});

test('someone reads a thread, which counts as a view, replies, and follows it', async () => {
  const sent = await openThread();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why twice?' })).toBeVisible();
  await expect.poll(() => sent.some(({ key }) => key.endsWith('/views'))).toBe(true);
  await page.getByPlaceholder('Write a reply...').fill('Me, too');
  await expect.element(button('Attach a file')).toHaveLength(0);
  await button(/^Reply$/).click();
  await expect.element(page.getByText('Me, too')).toBeVisible();
  await button('Follow').click();
  await expect.element(button('Following')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Accept answer')).toHaveLength(0);
  await expectAccessible();
});

test('its author accepts one reply, and undoes that; the question can’t be accepted', async () => {
  await openThread({ can: { accept: true } });
  await expect.element(button('Accept answer')).toHaveLength(1);
  await button('Accept answer').click();
  await expect.element(page.getByText('Accepted answer')).toBeVisible();
  await button('Undo').click();
  await expect.element(page.getByText('Accepted answer')).toHaveLength(0);
});

test('an admin pins and closes a thread, and changes its title and tags', async () => {
  await openThread({ can: { manage: true, change: true } });
  const act = async (name: string) => {
    await button('More actions for the discussion').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Pin');
  await expect.element(page.getByText('Pinned', { exact: true })).toBeVisible();
  await act('Close');
  await expect.element(page.getByText('This discussion is closed.')).toBeVisible();
  await act('Edit title and tags');
  await page.getByLabelText('Title', { exact: true }).fill('Why once?');
  await button('Save').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why once?' })).toBeVisible();
});

test('its author deletes a thread after a question and is back in the forum', async () => {
  await openThread({ can: { remove: true } });
  await button('More actions for the discussion').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button('Delete discussion').click();
  await expect.poll(url).toBe('/forum');
});

test('a visitor reads a thread, is asked to sign in to reply, and counts as no view', async () => {
  const sent = await openThread({
    isVisitor: true,
    posts: [commentOf({ text: 'Who knows?', can: { edit: false, remove: false } })],
  });
  await expect.element(page.getByText('Who knows?')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Fforum%2F5');
  await expect.element(button('Follow')).toHaveLength(0);
  await expect.element(button(/^Reply/)).toHaveLength(0);
  expect(sent.some(({ key }) => key.endsWith('/views'))).toBe(false);
});

test('a post by somebody one has blocked is shown on request, and an own reported one says so', async () => {
  const author = { id: 8, name: 'Eetu Laine', avatar: null };
  await openThread({
    posts: [
      commentOf({ id: 90, text: 'Mine', isHeld: true, can: { edit: false, remove: true } }),
      commentOf({
        id: 91,
        text: 'Theirs',
        author,
        isFolded: true,
        can: { edit: false, remove: false },
      }),
    ],
  });
  await expect.element(page.getByText('Only you can read it', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Theirs')).toHaveLength(0);
  await button('Show the post by Eetu Laine').click();
  await expect.element(page.getByText('Theirs')).toBeVisible();
});

test('a thread that is gone says so and leads back to the forum', async () => {
  await openThread({ answers: { 'GET /forum/threads/{threadId}': refusal('not_found') } });
  await expect.element(page.getByText('This discussion no longer exists.')).toBeVisible();
  await expect
    .poll(() => textsOf(page.getByRole('link', { name: 'Back to Forum' })))
    .toEqual(['Back to Forum']);
});

test('an edited post leads to what it said before, and a failure can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const post = commentOf({
    id: 90,
    text: 'Now **better**',
    createdAt: '2030-01-01T10:00:00Z',
    updatedAt: '2030-01-01T10:05:00Z',
  });
  const quick = commentOf({ id: 91, updatedAt: '2030-01-01T10:04:59Z', createdAt: post.createdAt });
  const versions = 'GET /forum/threads/{threadId}/posts/{commentId}/versions';
  let fails = true;
  const earlier = [
    { id: 2, text: 'Then **good**', mentions: [], writtenAt: '2030-01-01T10:02:00Z' },
    { id: 1, text: 'First', mentions: [], writtenAt: '2030-01-01T10:00:00Z' },
  ];
  await openThread({
    posts: [post, quick],
    answers: { [versions]: () => (fails ? refusal('internal') : earlier) },
  });
  const edited = page.getByRole('button', { name: /^edited .* show earlier texts$/ });
  await edited.click();
  const dialog = page.getByRole('dialog', { name: 'Earlier texts' });
  await expect.element(dialog).toContainText('Couldn’t load the earlier texts.');
  fails = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => textsOf(dialog.getByRole('listitem')))
    .toEqual([expect.stringMatching(/Then good$/), expect.stringMatching(/First$/)]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(edited).toHaveFocus();
  logged.mockRestore();
});

test('someone follows a category, and stops', async () => {
  setModes({ forum: 'live' });
  const person = profileOf();
  signIn(person);
  let isFollowed = false;
  const list = () => forumOf({ categories: [categoryOf({ isFollowed })] });
  await openScreen(Forum, '/forum', {
    answers: {
      'GET /users/profile': person,
      'GET /forum': list,
      'PUT /forum/categories/{categoryId}/following': ({ body }) => {
        isFollowed = body.isFollowed;
        return undefined;
      },
    },
  });
  await button('Follow Code Clinic').click();
  await expect
    .element(page.getByText('You’ll hear of new discussions in Code Clinic'))
    .toBeVisible();
  await expect.element(button('Following Code Clinic')).toHaveAttribute('aria-pressed', 'true');
  await button('Following Code Clinic').click();
  await expect.element(button('Follow Code Clinic')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();
});

test('a visitor can’t follow categories', async () => {
  await openForum(forumOf({ can: { start: false, manage: false } }));
  await expect.element(page.getByRole('link', { name: 'Code Clinic' })).toBeVisible();
  await expect.element(button(/Follow/)).toHaveLength(0);
});
