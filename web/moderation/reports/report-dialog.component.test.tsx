import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import ReportDialog from './report-dialog.tsx';

test('a visitor’s report survives a reload and needs a reason', async () => {
  const errors = [{ field: 'reason', message: 'Choose a reason' }];
  const key = 'POST /reports';
  const answers: Answers = { [key]: refusal('invalid_input', { errors }) };
  const subject = { kind: 'project' as const, id: 1 };
  const Screen = () => (
    <>
      <h1>Harbour bells</h1>
      <ReportDialog {...{ subject }} name="Harbour bells" isVisitor onClose={() => {}} />
    </>
  );
  const sent = await openScreen(Screen, '/projects/1', { answers });
  const text = page.getByLabelText('What happened (optional)');
  const email = page.getByLabelText('Your email (optional)');
  await text.fill('They promise pay and never do.');
  await email.fill('visitor@elsewhere.test');
  await reload();
  await expect.element(text).toHaveValue('They promise pay and never do.');
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  const reason = page.getByLabelText('Reason');
  await expect.element(reason).toHaveAccessibleDescription('Choose a reason');
  await expect.element(reason).toHaveFocus();
  await expectAccessible();
  answers[key] = undefined;
  await reason.selectOptions('Spam or a scam');
  await send.click();
  await expect.element(page.getByText('Thank you for your report')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    subject,
    reason: 'spam',
    text: 'They promise pay and never do.',
    email: 'visitor@elsewhere.test',
  });
});
