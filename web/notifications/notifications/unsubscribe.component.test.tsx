import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { Component } from '#web/routes/notifications/unsubscribe.tsx';

test('a guessed link from an email says that it’s incomplete', async () => {
  const message = 'This link is incomplete. Open it from the email again.';
  const sent = await openScreen(Component, '/unsubscribe#guessed', {
    bare: true,
    answers: { 'POST /unsubscribe/{token}': refusal('not_found', { message }) },
  });
  await expectAccessible();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(sent.map(({ params }) => params)).toEqual([{ token: 'guessed' }]);
});
