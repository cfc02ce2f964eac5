import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
import { typeOnWhileSaving } from '#tests/components/type-on-while-saving.ts';
import { EditSubmission } from './edit-submission.tsx';

test('a submission keeps what is typed while it’s saved', async () => {
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
    closesAt: '2090-01-01T09:00:00.000Z',
    reopenedUntil: null,
    isClosed: false,
    can: { edit: true, reopen: false },
  };
  const key = 'PUT /projects/{projectId}/submission';
  const answers: Answers = {
    'GET /projects/{projectId}/submission': () => ({ ...submission }),
    [key]: ({ body }) =>
      body.version === submission.version
        ? { ...Object.assign(submission, body, { version: submission.version + 1 }) }
        : refusal('stale_submission', { current: { ...submission } }),
  };
  await openScreen(() => <EditSubmission projectId={1} />, '/hackathons/maps/submission', {
    answers,
  });
  await typeOnWhileSaving(answers, {
    key,
    field: page.getByLabelText('Title'),
    texts: ['Ferries', 'Ferries at night', 'Ferries after midnight'],
    saved: () => submission.title,
  });
  expect(submission.version).toBe(3);
});
