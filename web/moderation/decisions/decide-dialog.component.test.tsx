import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { DecideDialog } from './decide-dialog.tsx';

test('a decision without an action or a reason says so at each field, until it has one', async () => {
  const errors = [
    { field: 'act', message: 'Choose an action' },
    { field: 'reason', message: 'Reason is required' },
  ];
  const Screen = () => (
    <>
      <h1>Admin</h1>
      <DecideDialog
        subject={{ kind: 'person', id: 8 }}
        title="Eetu Laine"
        acts={['none', 'suspend']}
        person={{ id: 8, name: 'Eetu Laine' }}
        onClose={() => {}}
      />
    </>
  );
  await openScreen(Screen, '/admin', {
    answers: { 'POST /admin/decisions': refusal('invalid_input', { errors }) },
  });
  const dialog = page.getByRole('dialog', { name: 'Take action on Eetu Laine' });
  const [act, reason] = [dialog.getByLabelText('Action'), dialog.getByLabelText('Reason')];
  await dialog.getByRole('button', { name: 'Take action' }).click();
  await expect.element(act).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription(/Reason is required$/);
  await act.selectOptions('Suspend Eetu Laine');
  await expect.element(act).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(reason).toHaveAccessibleDescription(/Reason is required$/);
  await expectAccessible();
  await reason.fill('Their account was stolen.');
  await expect.element(reason).not.toHaveAttribute('aria-invalid', 'true');
});
