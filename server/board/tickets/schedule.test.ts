import { zonesThatChanged } from '#server/people/preferences/week-mask.ts';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('the assignee is reminded once, the day before, and again if the date changes', async () => {
  const { creator, member, project } = await createTeam(server);
  const hours = 24 - new Date().getUTCHours() + 9;
  const day = (days: number) =>
    new Date(Date.now() + (hours + days * 24) * 3_600_000).toISOString().slice(0, 10);
  const fields = { assigneeId: member.id, dueDate: day(1) };
  const ticket = await createTicket(creator, project.id, fields);
  await createTicket(creator, project.id, { ...fields, title: 'Done', status: 'Done' });
  await createTicket(creator, project.id, { dueDate: day(1), title: 'Unassigned' });
  await createTicket(creator, project.id, { ...fields, dueDate: day(3), title: 'Later' });
  await server.pool.query('delete from notifications');
  await server.startAnother();
  server.advanceHours(hours);
  await Promise.all([server.runSchedule(), server.runSchedule()]);
  const texts = await notifiedTexts(member);
  expect(texts).toEqual([expect.stringMatching(/^“Draw the map” is due on \w+, \w+ \d+$/)]);
  expect(await notifiedTexts(creator)).toEqual([]);
  await server.runSchedule();
  expect(await notifiedTexts(member)).toHaveLength(1);
  await changeTicket(creator, ticket, { dueDate: day(2) });
  server.advanceHours(24);
  await server.runSchedule();
  expect(await notifiedTexts(member)).toHaveLength(2);
  server.advanceHours(-hours - 24);
});

test('due tickets share one date formatter for each time zone, because they are slow to create', async () => {
  const { creator, member, project } = await createTeam(server);
  const dueDate = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  for (let count = 0; count < 5; count += 1)
    await createTicket(creator, project.id, { assigneeId: member.id, dueDate });
  const clocks = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => clocks.mockRestore());
  // Once an hour, a task looks at the clocks of all time zones.
  zonesThatChanged(new Date());
  clocks.mockClear();
  await server.runSchedule();
  expect(clocks.mock.calls.filter(([language]) => language === 'sv-SE').length).toBeLessThan(5);
});
