import { expect, test, vi } from 'vitest';
import { documentsKey } from './documents-key.ts';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { documentOf, openDocumentation } from '#tests/components/documents.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const text = () => page.getByRole('textbox', { name: 'Text' });
const title = () => page.getByRole('textbox', { name: 'Title' });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();
const bothVersions = () => page.getByRole('dialog', { name: 'Someone else changed this too' });

async function choose(item: string) {
  await button('More actions for this page').click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the first page is a draft of what the project says, which is saved once it’s wanted', async () => {
  const { documents } = await openDocumentation({ documents: [] });
  await said('Documentation section will be implemented in the next phase.');
  await button('Write the first page').click();
  await expect.element(title()).toHaveValue('How we work');
  await expect.element(text()).toHaveValue(expect.stringContaining('- **Languages:** Finnish'));
  await expectAccessible();
  await title().fill(' ');
  await button('Save').click();
  await said('Title is required');
  await expect.element(title()).toHaveFocus();
  await title().fill('Our team');
  await button('Save').click();
  await expect.element(heading('Our team')).toHaveFocus();
  await expect.poll(url).toBe('/team-workspace/1?document=6');
  expect(documents[0]?.text).toContain('https://code.example/trail-finder');
});

test('an inactive member reads pages and their versions, and changes nothing', async () => {
  const can = { write: false, remove: false };
  await openDocumentation({ documents: [documentOf({ can })], isActive: false });
  await expect.element(heading('How we work')).toBeVisible();
  await expectAccessible();
  for (const name of ['New page', 'Edit page']) await expect.element(button(name)).toHaveLength(0);
  await choose('Earlier versions');
  await said('Nobody has changed this page yet.');
});

test('an inactive member isn’t asked to write the first page', async () => {
  await openDocumentation({ documents: [], isActive: false });
  await said('Documentation section will be implemented in the next phase.');
  await expect.element(button('Write the first page')).toHaveLength(0);
});

test('a link opens its page, and another tab closes it', async () => {
  await openDocumentation({
    documents: [documentOf(), documentOf({ id: 7, title: 'Decisions', text: 'Boats' })],
    query: '?document=7',
  });
  await expect.element(heading('Decisions')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Decisions/ }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^How we work/ }).click();
  await expect.element(heading('How we work')).toBeVisible();
  await expect.poll(url).toBe('/team-workspace/1?document=5');
  await page.getByRole('tab', { name: 'Pieceboard' }).click();
  await expect.poll(url).toBe('/team-workspace/1');
});

test('going to another page leaves a new one, whose text is kept', async () => {
  const other = documentOf({ id: 7, title: 'Decisions', text: 'Boats' });
  await openDocumentation({ documents: [documentOf(), other], query: '?document=7' });
  await page.getByRole('link', { name: /^How we work/ }).click();
  await expect.element(heading('How we work')).toBeVisible();
  await button('New page').click();
  await title().fill('Precious');
  history.back();
  await expect.element(heading('Decisions')).toBeVisible();
  await button('Continue editing').click();
  await expect.element(title()).toHaveValue('Precious');
});

test('changes to different lines are saved together, and the person is told', async () => {
  const { documents } = await openDocumentation();
  await button('Edit page').click();
  await text().fill('On Wednesdays\n\nAt six');
  Object.assign(documents[0]!, { text: 'On Tuesdays\n\nAt seven', version: 2 });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await said('Saved together with someone else’s changes');
  await said('On Wednesdays');
  expect(documents[0]?.text).toBe('On Wednesdays\n\nAt seven');
  await expect.element(button('Edit page')).toHaveFocus();
});

test('two people who change the same line see both versions, and choose', async () => {
  const { documents } = await openDocumentation();
  await button('Edit page').click();
  await text().fill('On Wednesdays\n\nAt six');
  Object.assign(documents[0]!, { text: 'On Mondays\n\nAt six', version: 2 });
  await button('Save').click();
  await expect
    .element(bothVersions().getByRole('group', { name: 'Their version' }))
    .toHaveTextContent('How we work On Mondays At six');
  await expectAccessible();
  await bothVersions().getByLabelText('Yours').fill('How we work\nOn both\n\nAt six');
  await bothVersions().getByRole('button', { name: 'Save mine' }).click();
  await said('On both');
  expect(documents[0]).toMatchObject({ text: 'On both\n\nAt six', version: 3 });
});

test('keeping the other version forgets one’s own', async () => {
  const { documents } = await openDocumentation();
  await button('Edit page').click();
  await text().fill('On Wednesdays');
  Object.assign(documents[0]!, { text: 'On Mondays', version: 2 });
  await button('Save').click();
  await bothVersions().getByRole('button', { name: 'Keep theirs' }).click();
  await said('On Mondays');
  await expect.element(page.getByText(/unsaved change/)).toHaveLength(0);
});

test('a changed page keeps its text through a failure, a cancellation and a reload', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { answers } = await openDocumentation({ query: '?document=5' });
  answers['PUT /projects/{projectId}/documents/{documentId}'] = refusal('internal');
  await button('Edit page').click();
  await text().fill('Precious');
  await button('Save').click();
  await said(/^Something went wrong on our side/);
  await button('Cancel').click();
  await said('You have an unsaved change.');
  await reload();
  await button('Continue editing').click();
  await expect.element(text()).toHaveValue('Precious');
});

test('the text of a page that was deleted meanwhile can be saved as a new one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { documents } = await openDocumentation();
  await button('Edit page').click();
  await text().fill('Precious');
  documents.splice(0);
  await button('Save').click();
  await button('Save as a new page').click();
  await expect.element(heading('How we work')).toBeVisible();
  await said('Precious');
  expect(documents).toMatchObject([{ id: 6, text: 'Precious' }]);
});

test('a draft of a page that is gone after a reload can be saved as a new one', async () => {
  const { documents } = await openDocumentation({ query: '?document=5' });
  await button('Edit page').click();
  await text().fill('Precious');
  documents.splice(0, 1, documentOf({ id: 7, title: 'Decisions' }));
  await reload();
  await said('This page no longer exists.');
  await expectAccessible();
  await button('Continue editing').click();
  await expect.element(text()).toHaveValue('Precious');
  await button('Save').click();
  await expect.poll(() => documents.at(-1)).toMatchObject({ id: 6, text: 'Precious' });
  await expect.element(heading('How we work')).toBeVisible();
  await expect.element(page.getByText(/unsaved change/)).toHaveLength(0);
});

test('an earlier version doesn’t replace an unsaved change', async () => {
  const version = { version: 1, title: 'Old', author: null, writtenAt: '2026-01-01T09:00:00Z' };
  const path = 'GET /projects/{projectId}/documents/{documentId}/versions';
  await openDocumentation({
    documents: [documentOf({ version: 2 })],
    answers: { [path]: [version], [`${path}/{version}`]: { ...version, text: 'Old text' } },
  });
  await button('Edit page').click();
  await text().fill('Precious');
  await button('Cancel').click();
  await choose('Earlier versions');
  await button(/^Old/).click();
  await button('Edit from this version').click();
  await said('You have an unsaved change to this page');
  await button('Continue editing').click();
  await expect.element(text()).toHaveValue('Precious');
});

test('someone who edits a page learns that it was deleted meanwhile', async () => {
  const { documents } = await openDocumentation();
  await button('Edit page').click();
  await text().fill('Precious');
  documents.splice(0);
  await queryClient.invalidateQueries({ queryKey: documentsKey(1) });
  await expect.element(button('Save as a new page')).toBeVisible();
  await expect.element(text()).toHaveValue('Precious');
});

test('the focus follows to a page on a phone, and back to where it was', async () => {
  await page.viewport(390, 844);
  await openDocumentation();
  await button('New page').click();
  await button('Cancel').click();
  await expect.element(button('New page')).toHaveFocus();
  const link = page.getByRole('link', { name: /^How we work/ });
  await link.click();
  await expect.element(heading('How we work')).toHaveFocus();
  await button('All pages').click();
  await expect.element(link).toHaveFocus();
});

test('an earlier version is read, and edited from', async () => {
  const version = {
    version: 1,
    title: 'Old name',
    author: null,
    writtenAt: '2026-01-01T09:00:00Z',
  };
  const path = 'GET /projects/{projectId}/documents/{documentId}/versions';
  const { documents } = await openDocumentation({
    documents: [documentOf({ version: 2 })],
    answers: { [path]: [version], [`${path}/{version}`]: { ...version, text: 'Old text' } },
  });
  await choose('Earlier versions');
  await button(/^Old name/).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Old name' }).getByText('Old text'))
    .toBeVisible();
  await expectAccessible();
  await button('Edit from this version').click();
  await expect.element(title()).toHaveValue('Old name');
  await button('Save').click();
  await expect.element(heading('Old name')).toBeVisible();
  expect(documents[0]).toMatchObject({ title: 'Old name', text: 'Old text', version: 3 });
});

test('a page is deleted after a question, and comes back', async () => {
  const deleted = documentOf();
  const { documents } = await openDocumentation({
    answers: {
      'POST /projects/{projectId}/documents/{documentId}/restoration': () => {
        documents.push(deleted);
        return deleted;
      },
    },
  });
  await choose('Delete page');
  await page
    .getByRole('alertdialog', { name: 'Delete this page?' })
    .getByRole('button', { name: 'Delete page' })
    .click();
  await said('Deleted “How we work”');
  await expect.poll(() => documents).toEqual([]);
  await button('Undo').click();
  await expect.poll(() => documents).toHaveLength(1);
});
