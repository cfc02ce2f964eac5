import type { Page } from '@playwright/test';
import { openClient } from '#tests/client.ts';
import { askToJoin, changeTicket, createAskingProject } from '#tests/factories/projects.ts';
import { openBoard } from '#tests/e2e/support/board.ts';
import { type Account, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase, startSecond } from '#tests/e2e/support/second-process.ts';

const message = 'I draw maps in my free time.';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`);

async function openNews(page: Page, name: RegExp) {
  await bell(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name }).click();
}

async function accept(page: Page) {
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Welcome! We’re glad to have you.' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/accepted this request/)).toBeVisible();
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
  const params = { projectId: project.id };
  const [role] = (await aino.send('GET /projects/{projectId}', { params })).body.roles;
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

  await askToJoin(juno, project.id, { message, roleId: role!.id });
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

  // The asker says hello, on the other process. A third person waits there for a place on the full team.
  const asker = { ...juno, ...openClient(second.url, juno.cookies) };
  const write = 'POST /projects/{projectId}/notes';
  await asker.send(write, { params, body: { text: 'Hi, I’m Juno!' } });
  await expectUnread(founder, 2);
  await olena.send('PUT /projects/{projectId}/waiting', { params, body: { roleId: role!.id } });
  const third = await openPage({ baseURL: second.url });
  await signIn(third.context(), olena);
  await third.goto('/projects');

  await openNews(founder, /wrote a note to the team of Trail Finder$/);
  await expect(founder.getByText('Hi, I’m Juno!')).toBeVisible();
  await aino.send(write, { params, body: { text: `Take the colors, @[${juno.id}]` } });
  await expectMail(juno, `${aino.name} mentioned you in the notes of Trail Finder`);
  await founder.keyboard.press('Escape');

  // The asker takes a ticket, hands it over and leaves. Their place is offered to the third person.
  await changeTicket(asker, ticket, { assigneeId: juno.id });
  await expect(card(ticket.title)).toContainText(juno.name);
  const handOver = [{ ticketId: ticket.id, to: aino.id }];
  await asker.send('POST /projects/{projectId}/departures', { params, body: { handOver } });
  await expect(card(ticket.title)).toContainText(aino.name);
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
