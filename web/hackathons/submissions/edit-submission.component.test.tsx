import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { typeOnWhileSaving } from '#tests/components/type-on-while-saving.ts';
import { EditSubmission } from './edit-submission.tsx';

const key = 'PUT /projects/{projectId}/submission';

/** Opens what Aino's team submitted, on a server that keeps their changes. It's days later for the browser. */
async function openSubmission(fields: Partial<Submission> = {}) {
  const submission: Submission = {
    projectId: 1,
    team: 'Night Ferry',
    hackathon: { slug: 'maps', name: 'Night of Maps' },
    title: 'Ferries',
    text: 'For night workers.',
    repository: '',
    demo: '',
    video: '',
    submittedAt: '2026-11-27T16:00:00.000Z',
    updatedAt: '2026-11-27T16:00:00.000Z',
    updatedBy: { id: 7, name: 'Aino Virtanen' },
    version: 1,
    opensAt: '2026-11-27T15:00:00.000Z',
    closesAt: '2026-11-27T21:00:00.000Z',
    reopenedUntil: null,
    isClosed: false,
    can: { edit: true, reopen: false },
    ...fields,
  };
  const answers: Answers = {
    'GET /projects/{projectId}/submission': () => ({ ...submission }),
    [key]: ({ body }) =>
      body.version === submission.version
        ? { ...Object.assign(submission, body, { version: submission.version + 1 }) }
        : refusal('stale_submission', { current: { ...submission } }),
  };
  const Screen = () => (
    <>
      <h1>Your submission</h1>
      <EditSubmission projectId={1} />
    </>
  );
  const now = '2026-12-02T10:00:00.000Z';
  await openScreen(Screen, '/hackathons/maps/submission', { now, answers });
  return { submission, answers };
}

const title = page.getByLabelText('Title');
const save = page.getByRole('button', { name: 'Save changes' });

test('a submission keeps what is typed while it’s saved', async () => {
  const { submission, answers } = await openSubmission();
  await typeOnWhileSaving(answers, {
    key,
    field: title,
    texts: ['Ferries', 'Ferries at night', 'Ferries after midnight'],
    saved: () => submission.title,
  });
  expect(submission.version).toBe(3);
});

test('a refused address survives a reload and can be corrected', async () => {
  const { submission, answers } = await openSubmission();
  const answer = answers[key]!;
  const message = 'Demo must be a web address';
  answers[key] = refusal('invalid_input', { message, errors: [{ field: 'demo', message }] });
  const demo = page.getByLabelText('Demo (optional)');
  await demo.fill('ferries');
  await reload();
  await expect.element(demo).toHaveValue('ferries');
  await save.click();
  await expect.element(page.getByText(message)).toBeVisible();
  Object.assign(answers, { [key]: answer });
  await demo.fill('https://ferries.example');
  await save.click();
  await expect.poll(() => submission.demo).toBe('https://ferries.example');
});

test('a teammate’s newer version is shown, and one’s own can still be saved', async () => {
  const { submission } = await openSubmission();
  await title.fill('Ferries at night');
  const updatedBy = { id: 8, name: 'Olena Shevchenko' };
  Object.assign(submission, { title: 'Night ferries', version: 2, updatedBy });
  await save.click();
  const heading = page.getByRole('heading', { name: 'Olena Shevchenko saved another version' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Night ferries' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue with mine' }).click();
  await save.click();
  await expect.poll(() => submission.title).toBe('Ferries at night');
});

test('a form keeps what was typed after the end without saving it', async () => {
  const { submission, answers } = await openSubmission();
  answers[key] = refusal('too_late');
  await title.fill('Ferries, but late');
  await save.click();
  await expect.element(page.getByText(/Ask the organizers if you need more time/)).toBeVisible();
  await expect.element(title).toHaveValue('Ferries, but late');
  submission.can.edit = false;
  await title.fill('Ferries');
  await reload();
  await expect
    .element(page.getByText('The judges see this version.', { exact: false }))
    .toBeVisible();
  await expect.element(title).toHaveLength(0);
});
