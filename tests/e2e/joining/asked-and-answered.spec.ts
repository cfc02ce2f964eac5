import type { Page } from '@playwright/test';
import { changeTicket, createAskingProject } from '#tests/factories/projects.ts';
import { boardOf, openBoard } from '#tests/e2e/support/board.ts';
import { mention } from '#tests/e2e/support/mention.ts';
import { type Account, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase, startSecond } from '#tests/e2e/support/second-process.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const notes = (page: Page) => page.getByRole('dialog', { name: 'Team' });

const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`);

async function openNews(page: Page, name: RegExp) {
  await bell(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name }).click();
}

async function ask(page: Page, projectId: number) {
  await page.goto(`/projects/${projectId}`);
  await page.getByRole('button', { name: 'Ask to join as Designer' }).first().click();
  await page.getByLabel('Message (optional)').fill('I draw maps in my free time.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: /^Asked · they have until/ })).toBeFocused();
}

async function accept(page: Page) {
  await expect(page.getByText('I draw maps in my free time.')).toBeVisible();
  await page.getByRole('button', { name: 'Welcome! We’re glad to have you.' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/accepted this request/)).toBeVisible();
}

async function sayHello(page: Page) {
  await page.getByRole('link', { name: 'Open Team Space' }).click();
  const welcome = page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' });
  await welcome.getByLabel('Say hello to your team').fill('Hi, I’m Juno!');
  await welcome.getByRole('button', { name: 'Say hello' }).click();
  await expect(welcome.getByRole('link', { name: 'See the notes' })).toBeVisible();
}

async function waitForPlace(page: Page, projectId: number) {
  await page.goto(`/projects/${projectId}`);
  await page.getByRole('button', { name: 'Tell me when a spot opens' }).click();
  await page.getByLabel('Role').selectOption('Designer');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText(/^You’re on the waiting list(?! for)/)).toBeVisible();
  await page.goto('/projects');
}

async function leave(page: Page, handOver: { title: string; to: string }) {
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: 'Leave team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this team?' });
  await dialog.getByLabel(`Who gets ${handOver.title}`).selectOption(handOver.to);
  await dialog.getByLabel('Note to your team (optional)').fill('Good luck with the launch!');
  await dialog.getByRole('button', { name: 'Leave team' }).click();
  await expect(page).toHaveURL(/\/projects$/);
}

test('three people on two processes ask, answer and hand over, and each is notified live and by email once', async ({
  pieces,
  openPage,
  signUp,
  signIn,
}) => {
  test.slow();
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const project = await createAskingProject(aino, { teamSize: 2, lookingFor: ['Designer'] });
  const ticket = await createTicket(aino, project.id, { title: 'Choose the colors' });
  const founder = await openPage({ person: aino });
  const asker = await openPage({ person: juno });
  const { card } = await openBoard(founder, project.id);
  const database = await openDatabase(pieces);
  /** The subjects of someone's emails, except about their account. */
  const mailsTo = ({ email }: Account) =>
    pieces.mails
      .filter(({ to, subject }) => to?.[0]?.address === email && !subject?.includes('Pieces'))
      .map(({ subject }) => subject);
  // What was read before its email is sent isn't emailed anymore, so these wait for it.
  const expectMail = (person: Account, subject: string) =>
    expect.poll(() => mailsTo(person).at(-1)).toBe(subject);

  await ask(asker, project.id);
  await expectUnread(founder, 1);
  await expect(founder.getByRole('link', { name: '1 request' })).toBeVisible();
  await expectMail(aino, 'Someone asks to join your project');

  // Two days pass, and a process that starts reminds the founder.
  await database.pool.query(
    `update join_requests set asked_at = asked_at - interval '2 days',
                              answer_by = answer_by - interval '2 days'
      where project_id = $1`,
    [project.id],
  );
  const second = await startSecond(pieces);
  await expectUnread(founder, 2);
  await expectMail(aino, 'Someone is waiting for your answer');
  await openNews(founder, /is still waiting for an answer from Trail Finder$/);
  await accept(founder);
  await expectUnread(founder, 1);

  // The asker's open page follows.
  await expectUnread(asker, 1);
  await sayHello(asker);
  await expectUnread(founder, 2);

  // A third person waits for a place on the full team, on the other process.
  const third = await openPage({ baseURL: second.url });
  await signIn(third.context(), olena);
  await waitForPlace(third, project.id);

  await openNews(founder, /wrote a note to the team of Trail Finder$/);
  const note = founder.getByRole('textbox', { name: 'Note' });
  await mention(note, { text: 'Take the colors, @Ju', name: juno.name });
  await founder.keyboard.press('Control+Enter');
  await expectMail(juno, `${aino.name} mentioned you in the notes of Trail Finder`);
  await openNews(asker, /mentioned you in the notes of Trail Finder$/);
  await expect(notes(asker).getByText(/^Take the colors, @Juno/)).toBeVisible();
  await asker.keyboard.press('Escape');
  await founder.keyboard.press('Escape');

  // The asker takes a ticket, hands it over and leaves. Their place is offered to the third person.
  await changeTicket(juno, ticket, { assigneeId: juno.id });
  await expect(card(ticket.title)).toContainText(juno.name);
  await leave(asker, { title: ticket.title, to: aino.name });
  await expect(boardOf(founder).card(ticket.title)).toContainText(aino.name);
  await expectUnread(third, 1);
  await expectMail(olena, 'Trail Finder has a spot for you as Designer');
  await openNews(third, /has a spot for you as Designer$/);
  await expect(third.getByText(/^A spot as Designer is yours until/)).toBeVisible();

  // Emails of other tests may never be sent.
  const unsent = `select from outbox where sent_at is null and (payload ->> 'userId')::int = any($1)`;
  const people = [[aino.id, juno.id, olena.id]];
  await expect.poll(async () => (await database.pool.query(unsent, people)).rows).toEqual([]);
  await database.close();
  await third.close();
  await second.stop();
  expect(mailsTo(aino)).toEqual([
    'Someone asks to join your project',
    'Someone is waiting for your answer',
    `${juno.name} assigned you “${ticket.title}”`,
  ]);
  expect(mailsTo(juno)).toEqual([
    `${aino.name} accepted your request to join Trail Finder`,
    `${aino.name} mentioned you in the notes of Trail Finder`,
  ]);
  expect(mailsTo(olena)).toEqual(['Trail Finder has a spot for you as Designer']);
});
