import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { meetingOf, openMeetings } from '#tests/components/meetings.ts';
import { url } from '#tests/components/screens/open-screen.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();
const item = (index = 0) =>
  page.getByRole('list', { name: 'Meetings' }).getByRole('listitem').nth(index);

async function choose(action: string) {
  await button('More actions for Weekly planning').click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('the next meeting is above the board, with its link, and leads to all of them', async () => {
  const later = meetingOf({
    id: 4,
    startsAt: '2090-12-12T16:00:00Z',
    endsAt: '2090-12-12T17:00:00Z',
  });
  await openMeetings([meetingOf(), later], { isClosed: true });
  await said(/^Tuesday, December 5, 2090, .*Weekly planning$/);
  await expect
    .element(page.getByRole('link', { name: 'Join the meeting' }))
    .toHaveAttribute('href', 'https://meet.example/room');
  await expectAccessible();
  await page.getByRole('link', { name: 'Meetings', exact: true }).click();
  await expect.element(item(1)).toHaveText(/December 12/);
  expect(url()).toBe('/team-workspace/1?team=meetings');
  await expectAccessible();
});

test('a team without meetings makes no call for them until it opens the list', async () => {
  const { sent } = await openMeetings([], { isClosed: true });
  await expect.element(button('Create Ticket')).toBeVisible();
  expect(sent.filter(({ key }) => key.includes('/meetings'))).toEqual([]);
  await button('Team').click();
  await page.getByRole('tab', { name: 'Meetings' }).click();
  await said('No meetings yet.');
  await expect.element(button('Plan a meeting')).toBeVisible();
});

test('says that one can’t come, and takes it back', async () => {
  const declined = [{ id: 8, name: 'Eetu Laine', avatar: null }];
  const { meetings } = await openMeetings([meetingOf({ declined, location: 'The back room' })]);
  await expect.element(item()).toHaveText(/The back room.*Can’t come: Eetu Laine/);
  await button('I can’t come: Weekly planning').click();
  await said('Can’t come: you');
  expect(meetings[0]!.isComing).toBe(false);
  await button('I’m coming after all: Weekly planning').click();
  await expect.element(button('I can’t come: Weekly planning')).toBeVisible();
});

test('an inactive member reads what is planned, and changes nothing', async () => {
  await openMeetings([meetingOf({ isComing: false })], { canPlan: false });
  await expect.element(item()).toHaveText(/Planned by Eetu Laine$/);
  for (const name of ['Plan a meeting', /come/, /More actions for Weekly/])
    await expect.element(button(name)).toHaveLength(0);
});

test('a suggested time fills in the form, which is kept until it’s planned', async () => {
  const time = { startsAt: '2090-12-07T15:00:00.000Z', endsAt: '2090-12-07T16:00:00.000Z' };
  const times = [{ ...time, free: 2 }];
  const { meetings } = await openMeetings([], { times: { times, answered: 2 } });
  await button('Plan a meeting').click();
  await said('Fits everyone');
  await button(/^Thursday, December 7, 2090/).click();
  await expectAccessible();
  await field('Title').fill('Demo');
  await page.getByLabelText('Repeat').selectOptions('Every 2 weeks');
  await button('Close').last().click();
  await button('Plan a meeting').click();
  await expect.element(field('Title')).toHaveValue('Demo');
  await field('Link (optional)').fill('https://meet.example/demo');
  await button('Plan meeting').click();
  await expect.element(item()).toHaveText(/^Demo/);
  expect(meetings[0]).toMatchObject({
    ...time,
    link: 'https://meet.example/demo',
    repeat: { weeks: 2, times: 4 },
  });
  await button('Plan a meeting').click();
  await expect.element(field('Title')).toHaveValue('Team meeting');
});

test('shows what is wrong at its field', async () => {
  const errors = [{ field: 'startsAt', message: 'Start must be in the future' }];
  await openMeetings([], {
    answers: { 'POST /projects/{projectId}/meetings': () => refusal('invalid_input', { errors }) },
  });
  await button('Plan a meeting').click();
  await field('Title').fill('');
  await button('Plan meeting').click();
  await said('Title is required');
  await field('Title').fill('Demo');
  await button('Plan meeting').click();
  await expect.element(page.getByText('Start must be in the future')).toBeVisible();
});

test('saving after someone else asks first, and then replaces what they changed', async () => {
  const { meetings } = await openMeetings([meetingOf({ can: { change: true } })]);
  await choose('Edit meeting');
  await expectAccessible();
  await field('Title').fill('Mine');
  Object.assign(meetings[0]!, { title: 'Theirs', version: 2 });
  await button('Save changes').click();
  await said(/Someone else changed this meeting/);
  await expect.element(field('Title')).toHaveValue('Mine');
  await button('Save changes').click();
  await expect.element(item()).toHaveText(/^Mine/);
  expect(meetings[0]!.version).toBe(3);
});

test('discarding changes deletes what was typed', async () => {
  await openMeetings([meetingOf({ can: { change: true } })]);
  await choose('Edit meeting');
  await field('Title').fill('Mine');
  await button('Discard changes').click();
  await choose('Edit meeting');
  await expect.element(field('Title')).toHaveValue('Weekly planning');
});

test('canceling needs a reason, and can include later ones', async () => {
  let isRefused = true;
  const errors = [{ field: 'reason', message: 'Reason must be at least 10 characters long' }];
  const { sent } = await openMeetings([meetingOf({ later: 2, can: { change: true } })], {
    answers: {
      'POST /projects/{projectId}/meetings/{meetingId}/cancellation': () =>
        isRefused ? refusal('invalid_input', { errors }) : meetingOf(),
    },
  });
  await choose('Cancel meeting');
  await expectAccessible();
  await button('Cancel the meeting').click();
  await said('Reason must be at least 10 characters long');
  isRefused = false;
  await field('Why?').fill('We’re on vacation.');
  await page.getByRole('checkbox', { name: 'Cancel this and later ones (2)' }).click();
  await button('Cancel the meeting').click();
  await expect.element(dialog('Cancel “Weekly planning”?')).toHaveLength(0);
  expect(sent.findLast(({ key }) => key.endsWith('/cancellation'))?.body).toEqual({
    reason: 'We’re on vacation.',
    andLater: true,
  });
});

test('says that the list couldn’t load, and tries again', async () => {
  let isDown = true;
  await openMeetings([], {
    answers: {
      'GET /projects/{projectId}/meetings': () =>
        isDown ? refusal('internal') : { meetings: [], can: { plan: true } },
    },
  });
  await said(/Couldn’t load the meetings/);
  isDown = false;
  await button('Try again').click();
  await expect.element(page.getByText('No meetings yet.')).toBeVisible();
});
