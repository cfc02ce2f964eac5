import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { projectOf } from '#tests/components/projects.ts';
import FirstSteps from './first-steps.tsx';

const link = { id: 1, url: 'http://pieces.test/invite/abc', expiresAt: '2026-12-04T09:00:00.000Z' };
const invite = 'POST /projects/{projectId}/invitations';
const copy = () => page.getByRole('button', { name: 'Copy invitation link' });

async function openSteps(ticketCount = 0, project = projectOf({ teamSize: 3 })) {
  const onCreate = vi.fn();
  const Steps = () => <FirstSteps {...{ project, ticketCount, onCreate }} />;
  const answers = { [invite]: refusal('too_many_requests') };
  const sent = await openScreen(Steps, '/team-workspace/1', { answers });
  return { answers: answers as Record<string, unknown>, sent, onCreate };
}

test('creates a link for everyone the team has room for, and copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const { answers, sent } = await openSteps();
  await copy().click();
  await expect.element(page.getByText('Too many attempts.')).toBeVisible();
  answers[invite] = link;
  await copy().click();
  await expect.element(page.getByText('Link copied').first()).toBeVisible();
  expect(copied.mock.calls).toEqual([[link.url]]);
  expect(sent.at(-1)?.body).toEqual({ roleId: null, mostUses: 2, days: 7 });
  await expect.element(page.getByLabelText('Your new link')).toHaveValue(link.url);
});

test('counts the first tickets, and says who can join', async () => {
  const { onCreate } = await openSteps(2, projectOf({ joining: 'ask' }));
  await expect.element(page.getByText('2 of 3 written.')).toBeVisible();
  await expect.element(page.getByText('People ask, and you answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Write a ticket' }).click();
  expect(onCreate).toHaveBeenCalledOnce();
});
