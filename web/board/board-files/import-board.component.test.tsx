import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BoardImport, ImportPreview } from '#contract/board/board-files.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { openProjectSettings } from '#tests/components/screens/project-settings.tsx';

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

const previewOf = (fields: Partial<ImportPreview> = {}): ImportPreview => ({
  source: 'csv',
  count: 2,
  columns: [
    { status: 'Backlog', count: 1 },
    { status: 'In Progress', count: 1 },
    { status: 'Done', count: 0 },
  ],
  tickets: [
    {
      place: 'Row 2',
      title: 'Draw the map',
      status: 'In Progress',
      priority: 'Medium',
      type: '',
      assigneeName: 'Aino Virtanen',
      labels: ['React'],
      dueDate: null,
    },
  ],
  mappings: [
    { field: 'status', from: 'Doing', to: 'In Progress', count: 1 },
    { field: 'assignee', from: 'someone', to: null, count: 1 },
  ],
  notes: [],
  unread: [{ position: 5, column: 'Sprint', value: 'Second' }],
  unreadCount: 1,
  errors: [],
  errorCount: 0,
  ...fields,
});

test('a lead reads what a file becomes, imports it, undoes that and restores it', async () => {
  const errors = [{ place: 'Row 2', message: 'Title is required' }];
  const imports: BoardImport[] = [];
  const { answers } = await openProjectSettings({}, 'integrations');
  Object.assign(answers, {
    'POST /projects/{projectId}/board-imports/preview': previewOf({ errors, errorCount: 1 }),
    'GET /projects/{projectId}/board-imports': () => structuredClone(imports),
    'PUT /projects/{projectId}/board-imports/{key}': ({ params }: any) => {
      imports.push({
        key: params.key,
        source: 'csv',
        count: 2,
        left: 2,
        importedBy: { id: 7, name: 'Aino Virtanen' },
        importedAt: '2026-01-01T09:00:00.000Z',
        undoneAt: null,
      });
      return imports[0];
    },
    'DELETE /projects/{projectId}/board-imports/{key}': () =>
      Object.assign(imports[0]!, { left: 0, undoneAt: '2026-01-01T10:00:00.000Z' }),
    'POST /projects/{projectId}/board-imports/{key}/restoration': () =>
      Object.assign(imports[0]!, { left: 2, undoneAt: null }),
  });
  const section = page.getByRole('region', { name: 'Import and export' });
  const button = (name: string | RegExp) => section.getByRole('button', { name });
  const chooser = section.css('input[type=file]');
  const choose = () => userEvent.upload(chooser, new File(['Title'], 'tasks.csv'));

  // A file with an error can't be imported.
  await choose();
  await expect.element(section.getByRole('alert')).toContainText('Row 2: Title is required');
  await expect.element(button(/^Import/)).toHaveLength(0);
  await button('Choose another file').click();
  await expect.element(chooser).toHaveFocus();

  answers['POST /projects/{projectId}/board-imports/preview'] = previewOf();
  await choose();
  await expect
    .element(section.getByRole('heading', { name: 'Preview of tasks.csv' }))
    .toHaveFocus();
  for (const name of ['Assignee someone Left out 1', 'Status Doing In Progress 1'])
    await expect.element(section.getByRole('row', { name })).toBeVisible();
  const leftOut = section.getByRole('table', { name: 'Columns left out' });
  await expect.element(leftOut.getByRole('row', { name: 'Sprint Second' })).toBeVisible();
  await expectAccessible();
  await pressOn(button('Import 2 tickets'), '{Enter}');
  const done = section.getByRole('status').filter({ hasText: 'Imported 2 tickets' });
  await expect.element(done).toHaveFocus();
  await button('Undo the import of 2 tickets').click();
  await expect.element(section.getByText('Undone: 2 tickets')).toBeVisible();
  await button('Restore the import of 2 tickets').click();
  await expect.element(done).toBeVisible();
  await expectAccessible();
});
