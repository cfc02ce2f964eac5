import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchResult } from '#contract/site/search.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { HeaderSearch } from '#web/app/header/header-search.tsx';
import { deleteDrafts } from '#web/lib/drafts/draft.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { networkProblem, ProblemError } from '#web/lib/api/problem-error.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const result = (fields: Partial<SearchResult>): SearchResult => ({
  kind: 'ticket',
  id: 1,
  title: 'Draw the map',
  project: null,
  number: null,
  note: '',
  avatar: null,
  excerpt: '',
  ...fields,
});
const team = { id: 7, name: 'Harbour Tides' };
const results = [
  result({ project: team, number: 18, note: 'In Progress' }),
  result({ kind: 'document', id: 2, title: 'Glossary', project: team, excerpt: 'A map is a map.' }),
  result({ kind: 'project', id: 3, title: 'Night Map', note: 'Planning' }),
  result({ kind: 'person', id: 4, title: 'Mapi Salo', note: 'I draw maps' }),
];

const button = () => page.getByRole('button', { name: 'Search' });
const dialog = () => page.getByRole('dialog', { name: 'Search' });
const field = () => page.getByRole('combobox', { name: 'Search everything' });
const active = () => page.css('[aria-selected="true"]');
const said = () => dialog().css('output');

/** Opens the search with Ctrl+K. `answers` can be replaced later. */
async function openSearch(more: Answers = {}) {
  const person = profileOf();
  signIn(person);
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /search': ({ query }) => ({ results: query.get('q') === 'map' ? results : [] }),
    ...more,
  };
  const sent = await openScreen(HeaderSearch, '/', { answers });
  await expect.element(button()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  return { answers, sent };
}

test('results are in groups that say what they are, with the words marked', async () => {
  await openSearch();
  await field().fill('map');
  await expect
    .poll(() => textsOf(page.getByRole('option')))
    .toEqual([
      'Draw the map#18 · Harbour Tides · In Progress',
      'GlossaryPage · Harbour TidesA map is a map.',
      'Night MapProject · Planning',
      'MMapi SaloPerson · I draw maps',
    ]);
  await expect.element(page.getByRole('group', { name: 'People' })).toContainText('Mapi Salo');
  await expect.poll(() => textsOf(page.css('mark'))).toEqual(['map', 'map', 'map', 'Map', 'Map']);
  await expect.element(said()).toHaveText('4 results');
  await expectAccessible();
});

test('arrow keys, Home and End move, and Enter opens the result', async () => {
  await openSearch();
  await field().fill('map');
  await expect.element(active()).toContainText('Draw the map');
  const press = async (key: string, title: string) => {
    await userEvent.keyboard(key);
    await expect.element(active()).toContainText(title);
    const id = active().element().id;
    await expect.element(field()).toHaveAttribute('aria-activedescendant', id);
  };
  await press('{ArrowDown}', 'Glossary');
  await press('{End}', 'Mapi Salo');
  await press('{ArrowDown}', 'Draw the map');
  await press('{ArrowUp}', 'Mapi Salo');
  await press('{Home}', 'Draw the map');
  await press('{ArrowDown}', 'Glossary');
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/team-workspace/7?document=2');
  await expect.element(dialog()).toHaveLength(0);
});

test('Enter that comes before the answer opens its first result, unless more is typed', async () => {
  const waiting = new Map<string, () => void>();
  await openSearch({
    'GET /search': ({ query }) =>
      new Promise((resolve) => {
        waiting.set(query.get('q')!, () => resolve({ results }));
      }),
  });
  await field().fill('ma');
  await userEvent.keyboard('{Enter}');
  await field().fill('map');
  await expect.poll(() => waiting.has('map')).toBe(true);
  waiting.get('map')!();
  await expect.element(active()).toContainText('Draw the map');
  expect(url()).toBe('/');
  await field().fill('maps');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => waiting.has('maps')).toBe(true);
  waiting.get('maps')!();
  await expect.poll(url).toBe('/tickets/7/1');
  await expect.element(dialog()).toHaveLength(0);
});

test('someone who is offline is told so', async () => {
  await openSearch({
    'GET /search': () => {
      throw networkProblem();
    },
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await field().fill('map');
  await expect.element(page.getByRole('alert')).toContainText('Check your connection');
});

test('Ctrl+Enter opens a new tab and keeps the search open', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openSearch();
  await field().fill('map');
  await expect.element(active()).toContainText('Draw the map');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/tickets/7/1', '_blank', 'noopener');
  await expect.element(dialog()).toBeVisible();
  expect(url()).toBe('/');
});

test('a middle click keeps the search open, and leaves the new tab to the browser', async () => {
  await openSearch();
  await field().fill('map');
  const heard = vi.fn((event: Event) => {
    const isPrevented = event.defaultPrevented;
    event.preventDefault();
    return isPrevented;
  });
  document.addEventListener('auxclick', heard);
  onTestFinished(() => document.removeEventListener('auxclick', heard));
  await page.getByRole('option', { name: 'Glossary' }).click({ button: 'middle' });
  expect(heard).toHaveReturnedWith(false);
  expect(url()).toBe('/');
  await field().fill('cormorant');
  await expect.element(dialog()).toContainText('No results');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveLength(0);
  await button().click();
  await expect.element(page.getByRole('option')).toHaveTextContent('Glossary');
});

test('Escape closes it and returns the focus', async () => {
  await openSearch();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveLength(0);
  await button().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
});

test('an answer that arrives late never replaces a newer one, and Enter doesn’t open it', async () => {
  const waiting = new Map<string, (results: SearchResult[]) => void>();
  await openSearch({
    'GET /search': ({ query }) =>
      new Promise((resolve) => {
        waiting.set(query.get('q')!, (found) => resolve({ results: found }));
      }),
  });
  await field().fill('old');
  await expect.poll(() => waiting.has('old')).toBe(true);
  await field().fill('new');
  await expect.poll(() => waiting.has('new')).toBe(true);
  waiting.get('new')!([result({ title: 'New' })]);
  await expect.element(active()).toContainText('New');
  waiting.get('old')!([result({ title: 'Old' })]);
  await field().fill('newer');
  await expect.poll(() => waiting.has('newer')).toBe(true);
  await expect.element(active()).toContainText('New');
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/');
});

test('a search that finds nothing names what can be searched', async () => {
  await openSearch();
  await expect.element(dialog()).toContainText('Search your teams’ tickets');
  await field().fill('zeppelin');
  await expect.element(dialog()).toContainText('No results for “zeppelin”');
  await expect.element(said()).toHaveText('No results');
  await expectAccessible();
});

test('a failure says what to do, and Try again searches again', async () => {
  const { answers } = await openSearch({
    'GET /search': refusal('too_many_requests', { message: 'Wait 20 seconds and try again.' }),
  });
  await field().fill('map');
  await expect.element(page.getByRole('alert')).toContainText('Wait 20 seconds and try again.');
  answers['GET /search'] = { results };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(active()).toContainText('Draw the map');
});

test('the search offers what was opened before, until it’s gone or the person signs out', async () => {
  await openSearch();
  const opened = async () => {
    await button().click();
    await expect.element(field()).toHaveFocus();
    return textsOf(page.getByRole('option'));
  };
  await field().fill('map');
  await page.getByRole('option', { name: /^Draw the map/ }).click();
  await expect.poll(url).toBe('/tickets/7/1');
  await button().click();
  await field().fill('map');
  await page.getByRole('option', { name: /^Night Map/ }).click();
  await expect.poll(url).toBe('/projects/3');
  await reload();
  expect(await opened()).toEqual(['Night Map', 'Draw the map']);
  await expect.element(page.getByRole('group', { name: 'Recently opened' })).toBeVisible();
  await page.getByRole('option', { name: 'Draw the map' }).click();
  await expect.poll(url).toBe('/tickets/7/1');
  const fail = async (error: ProblemError) => {
    const queryFn = async () => {
      throw error;
    };
    await queryClient.prefetchQuery({ queryKey: ['ticket', error.status], queryFn, retry: false });
  };
  await fail(networkProblem());
  expect(await opened()).toEqual(['Draw the map', 'Night Map']);
  await userEvent.keyboard('{Escape}');
  await fail(new ProblemError({ status: 404, code: 'not_found', message: '' }));
  await expect.element(dialog()).toHaveLength(0);
  expect(await opened()).toEqual(['Night Map']);
  await userEvent.keyboard('{Escape}');
  deleteDrafts();
  await expect.element(dialog()).toHaveLength(0);
  expect(await opened()).toEqual([]);
});

test('Ctrl+K leaves another dialog open', async () => {
  const Screen = () => (
    <>
      <HeaderSearch />
      <Dialog title="Unfinished">
        <input aria-label="Text" />
      </Dialog>
    </>
  );
  await openScreen(Screen, '/');
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
});

test('a visitor is told what visitors can search', async () => {
  await openScreen(HeaderSearch, '/');
  await button().click();
  await expect.element(dialog()).toContainText('Search projects, people and the forum');
});
