import type { Page } from '@playwright/test';
import type { OwnNote, Participation } from '#contract/proof/participations.ts';
import type { TicketReviews } from '#contract/proof/reviews.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { toastsOn } from '#tests/e2e/support/board.ts';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const review = {
  id: 1,
  note: 'Clear and easy to follow',
  by: { id: 99, name: 'Eetu Salo', avatar: null },
  createdAt: new Date().toISOString(),
  isCurrent: true,
};

/**
 * Answers as after two days on a team, which no browser can wait for. Returns what can be changed.
 */
async function answerReviews(page: Page, first: Partial<TicketReviews>) {
  const state: TicketReviews = {
    reviews: [],
    can: { review: false, remove: false },
    refusal: null,
    teammates: [],
    uncounted: null,
    ...first,
  };
  await page.route('**/api/projects/*/tickets/*/reviews', async (route, request) => {
    if (request.method() === 'POST') {
      const { note } = request.postDataJSON() as { note: string };
      state.reviews = [{ ...review, note, by: { ...review.by, id: state.teammates[0]?.id ?? 0 } }];
      state.can = { review: false, remove: true };
      await route.fulfill({ status: 201, json: state.reviews[0] });
      return;
    }
    if (request.method() === 'DELETE') {
      state.reviews = [];
      state.can = { review: true, remove: false };
    }
    await route.fulfill({ json: state });
  });
  await page.route('**/api/projects/*/tickets/*/review-requests', async (route) => {
    state.teammates = state.teammates.map((one) => ({ ...one, isAsked: true }));
    await route.fulfill({ json: state });
  });
  return state;
}

test('a person asks a teammate to review a finished ticket, and the profile shows what was built', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const project = await createProject(aino);
  const { id } = await createTicket(aino, project.id);
  const page = await openPage({ ...stillPage, person: aino });
  const state = await answerReviews(page, {
    teammates: [{ id: 99, name: 'Eetu Salo', isAsked: false }],
  });
  await page.goto(`/team-workspace/${project.id}`);
  await page.getByRole('button', { name: 'Move Draw the map to…' }).click();
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  const offer = toastsOn(page).filter({ hasText: 'Finished. Ask Eetu Salo' });
  await offer.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(toastsOn(page).filter({ hasText: 'Asked Eetu Salo' })).toBeVisible();
  await page.goto(`/tickets/${project.id}/${id}`);
  await expect(page.getByRole('button', { name: 'Asked Eetu Salo' })).toBeVisible();
  await expectAccessible(page);

  // A review is written, kept while typing, and deleted.
  state.can.review = true;
  await page.reload();
  const note = page.getByLabel('Looks good? Say so');
  await note.fill('Clear and easy to follow');
  await page.reload();
  await expect(note).toHaveValue('Clear and easy to follow');
  await expectAccessible(page);
  state.teammates = [{ id: aino.id, name: 'Eetu Salo', isAsked: false }];
  await page.getByRole('button', { name: 'Send review' }).click();
  const written = page.getByRole('article', { name: 'Review by Eetu Salo' });
  await expect(written).toContainText('Clear and easy to follow');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  await written.getByRole('button', { name: 'Delete your review' }).click();
  await expect(note).toHaveValue('Clear and easy to follow');

  // The profile shows what was built together, a calendar, and what is still open.
  const ownNote: OwnNote = {
    id: 1,
    text: review.note,
    by: review.by,
    ticketId: 1,
    isPicked: false,
  };
  const [participation]: Participation[] = (
    await aino.send('GET /users/{userId}/participations', { params: { userId: aino.id } })
  ).body;
  const work = { done: 12, reviewed: 9, reviewers: 3, mostPeople: 4, skills: ['React'] };
  await page.route('**/api/users/*/participations', (route) =>
    route.fulfill({
      json: [{ ...participation, ...work, notes: ownNote.isPicked ? [ownNote] : [] }],
    }),
  );
  await page.route('**/api/users/participations/*/notes', async (route, request) => {
    ownNote.isPicked ||= request.method() === 'PUT';
    await route.fulfill({ json: [ownNote] });
  });
  await page.goto(notRendered('/profile'));
  const built = page.getByRole('region', { name: 'Built together' });
  await expect(built).toContainText('12 tickets, 9 reviewed by 3 people');
  await built.getByRole('button', { name: /^Choose notes/ }).click();
  await page.getByRole('checkbox', { name: /Clear and easy/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(built.getByRole('figure')).toContainText('Clear and easy to follow');
  await expect(built.getByRole('button', { name: /^Choose notes/ })).toBeFocused();
  await expectAccessible(page);

  await page.goto('/profile?tab=activity');
  await expect(page.getByRole('table', { name: 'Activity by month' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Created ${project.name}` }).click();
  await expect(page).toHaveURL(`/projects/${project.id}`);

  await page.goto('/profile?tab=achievements');
  await expect(page.getByText('3 of 16')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still open' }).getByRole('listitem')).toHaveCount(
    13,
  );
  await expectAccessible(page);
});
