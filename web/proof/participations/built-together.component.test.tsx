import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnNote } from '#contract/proof/participations.ts';
import type { UncountedTicket } from '#contract/proof/reviews.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { participationOf } from '#tests/components/participations.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { BuiltTogether } from './built-together.tsx';

const participation = participationOf({
  project: { id: 3, name: 'Harbour bells', completedAt: null },
});

const uncounted = (id: number, fields: Partial<UncountedTicket> = {}): UncountedTicket => ({
  id,
  projectId: 3,
  title: `Bell ${id}`,
  reason: 'unreviewed',
  from: null,
  ...fields,
});

const answers = (tickets: UncountedTicket[]) => ({
  'GET /users/{userId}/participations': [participation],
  'GET /users/uncounted-tickets': tickets,
});
const list = page.getByRole('list', { name: 'Not counted yet in Harbour bells' });

test('one’s own project lists the tickets that don’t count yet, each with the reason and a link', async () => {
  const tickets = [
    uncounted(1),
    uncounted(2, { reason: 'no_teammate' }),
    uncounted(9, { projectId: 4 }),
  ];
  await openScreen(() => <BuiltTogether userId={7} isOwn />, '/profile', {
    answers: answers(tickets),
  });
  await expect
    .poll(() => textsOf(list.getByRole('listitem')))
    .toEqual([
      'Bell 1Waiting for a review',
      'Bell 2Nobody else was on the team when it was finished',
    ]);
  await expect
    .element(list.getByRole('link', { name: 'Bell 1' }))
    .toHaveAttribute('href', '/tickets/3/1');
});

test('shows three such tickets and counts the others', async () => {
  await openScreen(() => <BuiltTogether userId={7} isOwn />, '/profile', {
    answers: answers([1, 2, 3, 4, 5].map((id) => uncounted(id))),
  });
  await expect.element(list.getByRole('listitem').last()).toHaveText('and 2 more');
  await expect.element(list.getByRole('link')).toHaveLength(3);
});

test('someone else’s tickets aren’t asked for', async () => {
  const sent = await openScreen(() => <BuiltTogether userId={7} isOwn={false} />, '/users/7', {
    answers: { 'GET /users/{userId}/participations': [{ ...participation, done: 1 }] },
  });
  await expect.element(page.getByText('1 ticket, not reviewed')).toBeVisible();
  expect(sent.map(({ key }) => key)).toEqual(['GET /users/{userId}/participations']);
});

test('shows one note of a project and three projects; the others on request', async () => {
  const notes = ['Clear', 'Quick', 'Kind'].map((text, id) => ({ id, text, by: null }));
  const projects = [1, 2, 3, 4, 5].map((id) =>
    participationOf({
      id,
      project: { id, name: `Bell ${id}`, completedAt: null },
      done: 1,
      notes: id === 1 ? notes : [],
    }),
  );
  await openScreen(() => <BuiltTogether userId={7} isOwn={false} />, '/users/7', {
    answers: { 'GET /users/{userId}/participations': projects },
  });
  await expect.element(page.getByText('“Clear”')).toBeVisible();
  await expect.element(page.getByText('“Quick”')).not.toBeVisible();
  await pressOn(page.getByRole('button', { name: '2 more notes about Bell 1' }), '{Enter}');
  await expect.element(page.getByText('“Kind”')).toBeVisible();
  const less = page.getByRole('button', { name: 'Show less about Bell 1' });
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“Quick”')).not.toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Bell 4' })).toHaveLength(0);
  await page.getByRole('button', { name: '2 more projects' }).click();
  await expect.element(page.getByRole('heading', { name: 'Bell 5' })).toBeVisible();
});

test('someone chooses which notes their profile shows', async () => {
  const note: OwnNote = {
    id: 1,
    text: 'Clear and easy to follow',
    by: { id: 8, name: 'Eetu Laine' },
    ticketId: 1,
    isPicked: false,
  };
  const work = { done: 12, reviewed: 9, reviewers: 3, mostPeople: 4, skills: ['React'] };
  const Profile = () => (
    <>
      <h1>Aino Virtanen</h1>
      <BuiltTogether userId={7} isOwn />
    </>
  );
  const sent = await openScreen(Profile, '/profile', {
    answers: {
      ...answers([]),
      'GET /users/{userId}/participations': () => [
        { ...participation, ...work, notes: note.isPicked ? [note] : [] },
      ],
      'GET /users/participations/{projectId}/notes': () => [{ ...note }],
      'PUT /users/participations/{projectId}/notes': ({ body: { reviewIds } }) => {
        note.isPicked = reviewIds.includes(note.id);
        return [{ ...note }];
      },
    },
  });
  const built = page.getByRole('region', { name: 'Built together' });
  await expect.element(built).toContainText('12 tickets, 9 reviewed by 3 people');
  const choose = built.getByRole('button', { name: /^Choose notes/ });
  await choose.click();
  await page.getByRole('checkbox', { name: /Clear and easy/ }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(built.getByRole('figure')).toContainText('Clear and easy to follow');
  await expect.element(choose).toHaveFocus();
  await expectAccessible();
  expect(sent.filter(({ key }) => key.startsWith('PUT'))).toMatchObject([
    { params: { projectId: '3' }, body: { reviewIds: [1] } },
  ]);
});
