import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDialog, openCreateDialog, openTeamSpace } from '#tests/components/screens/board.tsx';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';
import { Component as Business } from '#web/routes/business.tsx';

test.each(['{"text":', '{"text":{},"title":{}}'])(
  'invalid data in local storage is discarded and pages still work: %s',
  async (stored) => {
    for (const key of [
      'pieces-draft:ticket-11-title-7',
      'pieces-draft:ticket-11-description-7',
      'pieces-draft:new-ticket-1-7',
      'pieces-shortcuts',
      'savedJobs',
    ])
      localStorage.setItem(key, stored);
    await openTicketPage({ title: 'Draw the map' });
    await expect.element(page.getByRole('heading', { name: 'Draw the map' })).toBeVisible();
    await expect.element(page.getByText(/You have an unsaved/)).toHaveLength(0);
  },
);

test.each(['{"text":', '{"text":{},"title":{}}'])(
  'invalid stored data doesn’t end up in a new ticket or hide jobs: %s',
  async (stored) => {
    for (const key of ['pieces-draft:new-ticket-1-7', 'pieces-shortcuts', 'savedJobs'])
      localStorage.setItem(key, stored);
    await openTeamSpace();
    await openCreateDialog();
    await expect.element(createDialog().getByLabelText('Title')).toHaveValue('');
    await openScreen(Business, '/business?tab=jobs');
    await expect.element(page.getByRole('article').first()).toBeVisible();
  },
);
