import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hackathonOf, ownSignUpOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { TeamPreferences } from '#contract/people/preferences.ts';
import { TakePart } from '#web/routes/hackathons/parts/take-part.tsx';
import { VisitorSignUp } from '#web/routes/hackathons/parts/visitor-sign-up.tsx';

const preferences: TeamPreferences = {
  disciplines: [],
  learns: [],
  note: '',
  findableUntil: null,
  isSaved: false,
  openingEmails: null,
  hours: null,
  week: [],
  timeZone: '',
  goal: null,
  languages: ['en'],
};
const open = (fields: Partial<Hackathon> = {}) =>
  openScreen(
    () => (
      <TakePart
        hackathon={hackathonOf({ ...fields, can: { signUp: true } })}
        personId={7}
        code={undefined}
      />
    ),
    '/hackathons/maps',
    {
      now: '2026-11-27T12:30:00.000Z',
      answers: {
        'GET /users/team-preferences': preferences,
        'PUT /hackathons/{slug}/people/me': ownSignUpOf(),
        'GET /hackathons/{slug}': hackathonOf(),
        'GET /hackathons': { own: [], listed: [], past: [] },
      },
    },
  );

const openVisitor = (fields: Parameters<typeof hackathonOf>[0]) =>
  openScreen(() => <VisitorSignUp hackathon={hackathonOf(fields)} />, '/hackathons/maps');

const weekend = { endsAt: '2026-11-29T15:00:00.000Z' };
const form = page.getByRole('region', { name: 'Sign up' });
const folded = form.getByRole('group', { name: 'Which languages do you speak?' });
const more = form.getByText('More questions (optional)');

afterEach(() => page.viewport(1280, 800));

test('for an evening, sign-up asks two questions and fits on a phone', async () => {
  await page.viewport(390, 844);
  const sent = await open();
  await expect.element(form.getByText(/^Two questions/)).toBeVisible();
  await expect.element(more).toBeVisible();
  await expect.element(folded).toHaveLength(0);
  expect(form.element().getBoundingClientRect().height).toBeLessThanOrEqual(1200);
  await form.getByLabelText('Design', { exact: true }).click();
  await form.getByLabelText('Experienced').click();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByText('You’re signed up for Night of Maps')).toBeVisible();
  const { body } = sent.find(({ key }) => key === 'PUT /hackathons/{slug}/people/me')!;
  expect(body).toMatchObject({ disciplines: ['Design'], level: 'strong', languages: ['en'] });
});

test('the other questions can be unfolded', async () => {
  await open();
  await more.click();
  await expect.element(folded).toBeVisible();
});

test('a missing answer below the fold is shown and gets the focus', async () => {
  await open();
  await more.click();
  await form.getByRole('button', { name: /^Remove/ }).click();
  await more.click();
  await form.getByLabelText('Design', { exact: true }).click();
  await form.getByLabelText('Experienced').click();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(form.getByText('Choose at least one language')).toBeVisible();
  await expect.poll(() => folded.element().contains(document.activeElement)).toBe(true);
});

test('for a weekend, sign-up asks all questions', async () => {
  await open(weekend);
  await expect.element(form.getByText(/^Five questions/)).toBeVisible();
  await expect.element(folded).toBeVisible();
  await expect.element(more).toHaveLength(0);
});

test('someone who changes their answers sees all of them', async () => {
  await open({ own: ownSignUpOf() });
  await page.getByRole('button', { name: 'Change answers' }).click();
  const answers = page.getByRole('region', { name: 'Your answers' });
  await expect
    .element(answers.getByRole('group', { name: 'Which languages do you speak?' }))
    .toBeVisible();
});

test.each([
  ['an evening', {}, 'answer two questions'],
  ['a weekend', weekend, 'answer five questions'],
])('for %s, a visitor reads how many questions there are', async (_length, fields, text) => {
  await openVisitor({ ...fields, can: { signUp: true } });
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign up to take part' })).toBeVisible();
});

test.each([
  ['draft', 'Sign-up opens on Nov 20, 12:00 PM.'],
  ['building', 'Sign-up is closed.'],
  ['canceled', 'The organizers canceled this hackathon.'],
] as const)(
  'before and after sign-up, a visitor reads why they can’t (%s)',
  async (phase, text) => {
    await openVisitor({ phase });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveText('Other hackathons');
  },
);

test('a visitor of a full hackathon reads that there’s a waiting list', async () => {
  await openVisitor({ people: 40, can: { signUp: true } });
  await expect.element(page.getByText(/to get on the waiting list/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign up for the waiting list' }))
    .toBeVisible();
});
