import type { Page } from '@playwright/test';
import { paths } from '#web/lib/paths.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;

async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a visitor reads a project’s page, goes back to the search, picks a role, signs in and joins in it', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = `Ferry times ${unique()}`;
  const ending = 'The last sentence of a long description.';
  const { id } = await createProject(aino, {
    name,
    description: `${'Where the ferries are now. '.repeat(60)}${ending}`,
    lookingFor: ['Sailor', 'Designer'],
    difficulty: 'Advanced',
  });
  await createTicket(aino, id, { status: 'Done' });
  await createTicket(aino, id);
  const page = await openPage();
  const search = `/projects?${new URLSearchParams({ searchQuery: name, difficulty: 'Advanced' })}`;
  await page.goto(search);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(`${search}#project-${id}`);
  await expect(page.getByRole('article', { name })).toBeFocused();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Projects · Pieces`);
  await expect(page.getByText(ending)).toBeVisible();
  await expect(page.getByText('1 of 2 tickets done')).toBeVisible();
  await page.getByRole('link', { name: 'Join as Designer' }).first().click();
  await expect(page.getByText(`to join ${name} as Designer`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInOn(page, eetu);
  await expect(page).toHaveURL(`/team-workspace/${id}`);
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
  expect(body.members.map(({ role }) => role)).toEqual(['', 'Designer']);
});

/** What a browser makes of the preview tags of a page, without running its scripts. */
async function readTags(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const tag = (name: string) =>
      parsed.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    return {
      title: tag('title'),
      description: tag('description'),
      picture: tag('image')?.replace(/-.*/, ''),
      elements: [...parsed.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .toSorted()
        .join(' '),
      handlers: parsed.querySelectorAll('[onload], [onerror], [onmouseover]').length,
    };
  }, html);
}

const hostileNames = [
  `"><script>alert('1')</script>`,
  `' onload='alert(1)`,
  `</title></head><body onload=alert(1)>`,
  `--><img src=x onerror=alert(1)>`,
  '&quot;&lt;b&gt; &amp;amp; %22 \\u003c',
  `$& $1 $\` $' {{name}} \${name}`,
  '𝕿𝖊𝖆𝖒 🧩 مرحبا 你好',
];

test('hostile names stay text in the preview tags of projects and profiles', async ({
  openPage,
  signUp,
  request,
  pieces,
}) => {
  const page = await openPage();
  await page.goto('/');
  const aino = await signUp();
  const read = async (path: string) => {
    // Pages with search parameters aren't rendered, so that only their heads differ.
    const reply = await request.get(`${pieces.url}${path}?from=here`, {
      headers: { accept: 'text/html' },
    });
    expect(reply.status()).toBe(200);
    return readTags(page, await reply.text());
  };
  const plain = await createProject(aino, { name: unique() });
  const { elements } = await read(paths.project(plain.id));
  const plainProfile = await read(paths.publicProfile(aino.id));
  for (const name of hostileNames) {
    const { id } = await createProject(aino, { name, description: `About ${name}` });
    const tags = await read(paths.project(id));
    expect(tags).toMatchObject({ title: name, elements, handlers: 0 });
    expect(tags.description).toContain(name.slice(0, 10));
  }
  for (const firstName of hostileNames.map((name) => name.slice(0, 50))) {
    const person = await signUp();
    const { body } = await person.send('GET /users/profile');
    await person.send('PUT /users/profile', { body: { ...body, firstName } });
    const tags = await read(paths.publicProfile(person.id));
    expect(tags).toMatchObject({ elements: plainProfile.elements, handlers: 0 });
    expect(tags.title).toBe(`${firstName.trim()} ${person.lastName}`);
  }
});

test('its HTML has preview tags with every character escaped, and a picture; one that doesn’t exist is a 404', async ({
  signUp,
  request,
  pieces,
}) => {
  const name = `"><script>alert('1')</script> & ${unique()}`;
  const { id } = await createProject(await signUp(), { name });
  const reply = await request.get(pieces.url + paths.project(id), {
    headers: { accept: 'text/html' },
  });
  const html = await reply.text();
  expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(&#39;1');
  expect(html).not.toContain(`<script>alert`);
  expect(html).toContain(`<link rel="canonical" href="${pieces.url}/projects/${id}">`);
  const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const drawn = await request.get(picture);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  const workspace = await request.get(pieces.url + paths.teamWorkspace(id), {
    headers: { accept: 'text/html' },
  });
  expect(await workspace.text()).toContain('<meta name="robots" content="noindex">');
  const missing = await request.get(pieces.url + paths.project(999_999), {
    headers: { accept: 'text/html' },
  });
  expect(missing.status()).toBe(404);
});
