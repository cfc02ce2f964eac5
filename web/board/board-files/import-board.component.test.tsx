import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { openProjectSettings } from '#tests/components/project-settings.tsx';

test('accepts a dropped file, and explains why a file without tickets is refused', async () => {
  const { answers, sent } = await openProjectSettings({}, 'integrations');
  const preview = 'POST /projects/{projectId}/board-imports/preview';
  answers[preview] = refusal('invalid_input', { message: 'This file isn’t UTF-8 text.' });
  const dataTransfer = new DataTransfer();
  const file = new File([new Uint8Array([137, 80, 78, 71, 0])], 'picture.csv');
  dataTransfer.items.add(file);
  const area = await page.getByText('or drop one here.').findElement();
  area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect
    .element(page.getByRole('region', { name: 'Import and export' }).getByRole('alert'))
    .toContainText('Couldn’t read picture.csv. This file isn’t UTF-8 text.');
  expect(sent.find(({ key }) => key === preview)?.body).toBe(file);
});
