import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { getStanding, recordEvent } from './actions.ts';
import { achievementsOf } from './achievements.ts';
import { badgesOf } from './badges.ts';
import { contributionsOf } from './contributions.ts';
import { type ActivityEvent, computeStanding, rulesVersion } from './compute-standing.ts';
import { findStanding, listEvents } from './store.ts';
import { streakAt } from './streak.ts';

const happened = (kind: ActivityEvent['kind'], day = '2026-05-01'): ActivityEvent => ({
  kind,
  occurred_at: `${day}T09:00:00.000Z`,
});
const times = (count: number, kind: ActivityEvent['kind']) =>
  Array.from({ length: count }, () => happened(kind));

describe('streak', () => {
  const days = ['2026-04-27', '2026-04-29', '2026-04-30', '2026-04-30', '2026-05-01'];
  const standing = computeStanding(days.map((day) => happened('ticket_created', day)));

  test.each([
    ['2026-05-01T00:00:00Z', 3],
    ['2026-05-01T23:59:59Z', 3],
    ['2026-05-02T12:00:00Z', 3],
    ['2026-05-03T00:00:00Z', 0],
  ])('is, at %s, %i days', (now, days) => {
    expect(streakAt(standing, new Date(now))).toBe(days);
  });

  test('is 0 without events', () => {
    expect(streakAt(computeStanding([]), new Date('2026-05-01'))).toBe(0);
  });

  test('continues across the end of a month, a year and February', () => {
    for (const row of [
      ['2027-12-31', '2028-01-01'],
      ['2028-02-28', '2028-02-29', '2028-03-01'],
    ]) {
      expect(computeStanding(row.map((day) => happened('ticket_done', day))).daysInRow).toBe(
        row.length,
      );
    }
  });

  test('is not broken by a late event', () => {
    const late = ['2026-04-30', '2026-05-01', '2026-04-30'];
    expect(computeStanding(late.map((day) => happened('ticket_done', day))).daysInRow).toBe(2);
  });
});

describe('contributions', () => {
  test('count projects created, tickets created and finished, and comments', () => {
    const events = [
      happened('project_created'),
      happened('project_joined'),
      happened('ticket_created'),
      happened('ticket_started'),
      happened('ticket_done'),
      happened('comment_written'),
      happened('project_left'),
    ];
    expect(contributionsOf(computeStanding(events))).toBe(4);
  });

  test('count a ticket moved back and forth once', () => {
    const events = [...times(5, 'ticket_done'), ...times(4, 'ticket_reopened')];
    expect(contributionsOf(computeStanding(events))).toBe(1);
    expect(contributionsOf(computeStanding(times(3, 'ticket_reopened')))).toBe(0);
  });
});

describe('badges and achievements', () => {
  test('are empty without events', () => {
    expect(badgesOf(computeStanding([]))).toEqual([]);
    expect(achievementsOf(computeStanding([]))).toEqual([]);
  });

  test.each([
    [[happened('project_created')], 'Founder', 'First project'],
    [[happened('project_joined'), happened('ticket_done')], 'Team player', 'First team'],
    [times(10, 'ticket_created'), 'Planner', 'First ticket'],
    [times(10, 'ticket_done'), 'Finisher', 'Ten tickets done'],
    [times(10, 'comment_written'), 'Good listener', 'First comment'],
  ])('%#: %j', (events, badge, achievement) => {
    const standing = computeStanding(events);
    expect(badgesOf(standing).map(({ name }) => name)).toContain(badge);
    expect(achievementsOf(standing).map(({ name }) => name)).toContain(achievement);
    const fewer = computeStanding(events.slice(1));
    expect(badgesOf(fewer).map(({ name }) => name)).not.toContain(badge);
  });

  test('a week in a row is reached on its seventh day and kept', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 20].map((day) => `2026-05-${String(day).padStart(2, '0')}`);
    const standing = computeStanding(days.map((day) => happened('comment_written', day)));
    const week = achievementsOf(standing).find(({ name }) => name === 'A week in a row');
    expect(week?.date).toBe('2026-05-07T09:00:00.000Z');
    expect(badgesOf(standing).map(({ name }) => name)).toEqual(['Steady']);
  });

  test('an achievement is kept when its ticket is reopened; the newest comes first', () => {
    const events = [
      happened('ticket_created', '2026-05-01'),
      happened('ticket_done', '2026-05-02'),
      happened('ticket_reopened', '2026-05-03'),
    ];
    expect(achievementsOf(computeStanding(events)).map(({ name }) => name)).toEqual([
      'First ticket done',
      'First ticket',
    ]);
  });
});

describe('recorded events', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  const kindsOf = async (userId: number) =>
    (await listEvents(server.db, userId)).map(({ kind }) => kind);

  test('include the changes that matter and no others', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(member, project.id);
    const started = await changeTicket(member, ticket, { status: 'In Progress' });
    const renamed = await changeTicket(member, started, { title: 'Another title' });
    const done = await changeTicket(member, renamed, { status: 'Done' });
    const open = await changeTicket(member, done, { status: 'In Progress' });
    await changeTicket(member, open, { status: 'Backlog' });
    await member.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
    });
    expect(await kindsOf(creator.id)).toEqual(['project_created']);
    expect(await kindsOf(member.id)).toEqual([
      'project_joined',
      'ticket_created',
      'ticket_started',
      'ticket_done',
      'ticket_reopened',
      'project_left',
    ]);
  });

  test('of a ticket created in another column say it was started or finished', async () => {
    const person = await createPerson(server);
    const project = await createProject(person);
    await createTicket(person, project.id, { status: 'In Progress' });
    await createTicket(person, project.id, { status: 'Done' });
    expect((await kindsOf(person.id)).slice(1)).toEqual([
      'ticket_created',
      'ticket_started',
      'ticket_created',
      'ticket_done',
    ]);
  });

  test('do not include refused changes', async () => {
    const { member, project } = await createTeam(server);
    const ticket = await createTicket(member, project.id);
    await changeTicket(member, ticket, { title: 'Changed' });
    await member.refused('PUT /projects/{projectId}/tickets/{ticketId}', {
      params: { projectId: project.id, ticketId: ticket.id },
      body: { ...ticket, status: 'Done' },
    });
    expect(await kindsOf(member.id)).toEqual(['project_joined', 'ticket_created']);
  });

  test('match the stored standing, even after many simultaneous requests', async () => {
    const person = await createPerson(server);
    const statuses = ['Backlog', 'In Progress', 'Done'] as const;
    // Six boards, because the lock of a single board would already serialize the requests.
    const projects = await Promise.all(Array.from({ length: 6 }, () => createProject(person)));
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        createTicket(person, projects[index % 6]!.id, { status: statuses[index % 3]! }),
      ),
    );
    const events = await listEvents(server.db, person.id);
    expect(events.filter(({ kind }) => kind === 'ticket_created')).toHaveLength(30);
    expect((await findStanding(server.db, person.id))?.state).toEqual(computeStanding(events));
  });

  test('match the stored standing, even after simultaneous moves on several boards', async () => {
    const person = await createPerson(server);
    const projects = await Promise.all(Array.from({ length: 6 }, () => createProject(person)));
    const tickets = await Promise.all(
      Array.from({ length: 24 }, (_, index) => createTicket(person, projects[index % 6]!.id)),
    );
    await Promise.all(tickets.map((ticket) => changeTicket(person, ticket, { status: 'Done' })));
    const events = await listEvents(server.db, person.id);
    expect(events.filter(({ kind }) => kind === 'ticket_done')).toHaveLength(24);
    expect((await findStanding(server.db, person.id))?.state).toEqual(computeStanding(events));
  });

  test('are used to recompute a standing that is missing or has old rules', async () => {
    const { creator, project } = await createTeam(server);
    await createTicket(creator, project.id);
    const right = await getStanding(server.db, creator.id);
    const row = server.db.updateTable('standings').where('user_id', '=', creator.id);
    await row.set({ rules: rulesVersion - 1, state: '{"wrong": true}' }).execute();
    expect(await getStanding(server.db, creator.id)).toEqual(right);
    await server.db.deleteFrom('standings').where('user_id', '=', creator.id).execute();
    expect(await getStanding(server.db, creator.id)).toEqual(right);
    await row.set({ rules: rulesVersion - 1, state: '{"wrong": true}' }).execute();
    const at = new Date(right.lastDay);
    await recordEvent(server.db, {
      kind: 'comment_written',
      actorId: creator.id,
      projectId: project.id,
      at,
    });
    const after = await getStanding(server.db, creator.id);
    expect(after.counts).toEqual({ ...right.counts, comment_written: 1 });
  });
});
