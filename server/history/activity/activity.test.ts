import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  backdateTicket,
  changeTicket,
  createProject,
  createTeam,
  createTicket,
  projectForm,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { getStanding, recordEvent } from './actions.ts';
import { achievementsOf, openAchievementsOf } from './achievements.ts';
import { badgesOf, openBadgesOf } from './badges.ts';
import { contributionsOf } from './contributions.ts';
import { computeStanding, rulesVersion } from './compute-standing.ts';
import type { ActivityEvent } from './credit-rules.ts';
import { findStanding, listEvents } from './store.ts';
import { streakAt } from './streak.ts';

const now = new Date('2026-05-02');
const happened = (
  kind: ActivityEvent['kind'],
  day = '2026-05-01',
  facts: Partial<ActivityEvent> = {},
): ActivityEvent => ({
  kind,
  occurred_at: `${day}T09:00:00.000Z`,
  project_id: 1,
  is_solo: false,
  ticket_age: 600,
  text_length: 20,
  nth_that_day: 1,
  ...facts,
});
const times = (count: number, kind: ActivityEvent['kind'], facts: Partial<ActivityEvent> = {}) =>
  Array.from({ length: count }, () => happened(kind, '2026-05-01', facts));

describe('streak', () => {
  const days = ['2026-04-27', '2026-04-29', '2026-04-30', '2026-04-30', '2026-05-01'];
  const standing = computeStanding(days.map((day) => happened('ticket_created', day)));

  test.each([
    ['2026-05-01T00:00:00Z', 3],
    ['2026-05-01T23:59:59Z', 3],
    ['2026-05-02T12:00:00Z', 3],
    ['2026-05-03T00:00:00Z', 0],
  ])('at %s, is %i days', (now, days) => {
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

  test('does not include days on which a ticket was only reopened, or nothing counted', () => {
    const events = [
      happened('ticket_done', '2026-05-01'),
      happened('ticket_reopened', '2026-05-02'),
      happened('comment_written', '2026-05-02', { text_length: 19 }),
    ];
    expect(computeStanding(events).lastDay).toBe('2026-05-01');
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

  test('count a ticket once if it moves back and forth', () => {
    const events = [...times(5, 'ticket_done'), ...times(4, 'ticket_reopened')];
    expect(contributionsOf(computeStanding(events))).toBe(1);
    expect(contributionsOf(computeStanding(times(3, 'ticket_reopened')))).toBe(0);
  });
});

describe('counted activity', () => {
  test.each<[string, ActivityEvent['kind'], Partial<ActivityEvent>, number]>([
    ['a ticket done 10 minutes after its creation', 'ticket_done', { ticket_age: 600 }, 1],
    ['one done sooner', 'ticket_done', { ticket_age: 599 }, 0],
    ['one created as done', 'ticket_done', { ticket_age: 0 }, 0],
    ['the tenth of the day in a project', 'ticket_done', { nth_that_day: 10 }, 1],
    ['the eleventh', 'ticket_done', { nth_that_day: 11 }, 0],
    ['one from before this was recorded', 'ticket_done', { ticket_age: null }, 1],
    ['a comment of 20 characters', 'comment_written', { text_length: 20 }, 1],
    ['a shorter comment', 'comment_written', { text_length: 19 }, 0],
    ['the twentieth comment of the day', 'comment_written', { nth_that_day: 20 }, 1],
    ['the twenty-first', 'comment_written', { nth_that_day: 21 }, 0],
    ['solo work', 'ticket_done', { is_solo: true }, 1],
  ])('%s', (_what, kind, facts, expected) => {
    const standing = computeStanding([happened(kind, '2026-05-01', facts)]);
    expect(contributionsOf(standing)).toBe(expected);
  });

  test('a ticket done within ten minutes counts for as long as it has a review', () => {
    const quick = { ticket_age: 599 };
    const events = [
      happened('ticket_done', '2026-05-01', quick),
      happened('ticket_reviewed', '2026-05-02', quick),
    ];
    const standing = computeStanding(events);
    expect(contributionsOf(standing)).toBe(1);
    // It was reviewed by someone else.
    expect(standing.lastDay).toBe('');
    const reopened = [
      ...events,
      happened('ticket_unreviewed', '2026-05-03', quick),
      happened('ticket_reopened', '2026-05-03', quick),
    ];
    expect(contributionsOf(computeStanding(reopened))).toBe(0);
  });

  test('reopening takes back a ticket only if it counted', () => {
    const events = [
      happened('ticket_done'),
      happened('ticket_done', '2026-05-01', { ticket_age: 5 }),
      happened('ticket_reopened', '2026-05-02', { ticket_age: 5 }),
    ];
    expect(contributionsOf(computeStanding(events))).toBe(1);
    const undone = [...events, happened('ticket_reopened', '2026-05-02')];
    expect(contributionsOf(computeStanding(undone))).toBe(0);
  });
});

describe('badges and achievements', () => {
  test('are empty without events', () => {
    expect(badgesOf(computeStanding([]))).toEqual([]);
    expect(achievementsOf(computeStanding([]))).toEqual([]);
  });

  test.each([
    [[happened('project_created')], 'Founder', 'First project'],
    [[happened('project_joined'), happened('ticket_reviewed')], 'Team player', 'First team'],
    [[...times(10, 'ticket_created'), happened('ticket_reviewed')], 'Planner', 'First ticket'],
    [times(10, 'ticket_reviewed'), 'Finisher', 'Ten tickets done'],
    [
      [...times(10, 'comment_written'), happened('ticket_reviewed')],
      'Good listener',
      'First comment',
    ],
  ])('%#: %j', (events, badge, achievement) => {
    const standing = computeStanding(events);
    expect(badgesOf(standing).map(({ name }) => name)).toContain(badge);
    expect(achievementsOf(standing).map(({ name }) => name)).toContain(achievement);
    const fewer = computeStanding(events.slice(1));
    expect(badgesOf(fewer).map(({ name }) => name)).not.toContain(badge);
  });

  test('open ones each say how far someone is or what is still needed', () => {
    const openAfter = (events: ActivityEvent[]) => {
      const standing = computeStanding(events);
      const open = [...openBadgesOf(standing, now), ...openAchievementsOf(standing, now)];
      const alone = open.filter(({ badge }) => badge === '');
      expect(new Set(alone.map(({ description }) => description)).size).toBe(alone.length);
      return Object.fromEntries(open.map((award) => [award.name, award]));
    };
    expect(openAfter([])).toMatchObject({ Founder: { progress: null } });
    expect(openAfter(times(3, 'ticket_reviewed'))).toMatchObject({
      Finisher: { progress: { count: 3, goal: 10 } },
      'Ten tickets done': { badge: 'Finisher', progress: { count: 3, goal: 10 } },
    });
    expect(openAfter(times(2, 'project_joined'))).toMatchObject({
      'Three teams': { progress: { count: 2, goal: 3 } },
    });
    expect(openAfter(times(5, 'project_joined'))).toMatchObject({
      'Three teams': {
        description: 'Still needed: a ticket that a teammate has reviewed',
        progress: null,
      },
    });
    // The days in a row are those of today's streak, as on the profile.
    const days = ['2026-04-20', '2026-04-21', '2026-04-22', '2026-04-30', '2026-05-01'];
    expect(openAfter(days.map((day) => happened('ticket_created', day)))).toMatchObject({
      Steady: { progress: { count: 2, goal: 7 } },
    });
  });

  test('a badge is either earned or open', () => {
    const standing = computeStanding([
      happened('project_created'),
      ...times(10, 'ticket_reviewed'),
    ]);
    const open = openBadgesOf(standing, now).map(({ name }) => name);
    expect(open).toEqual(['Team player', 'Planner', 'Good listener', 'Steady']);
    expect(badgesOf(standing).map(({ name }) => name)).toEqual(['Founder', 'Finisher']);
  });

  test('for teamwork need tickets that teammates reviewed', () => {
    const kinds = ['project_joined', 'ticket_created', 'ticket_done', 'comment_written'] as const;
    const events = kinds.flatMap((kind) => times(60, kind));
    const lost = [...events, ...times(1, 'ticket_reviewed'), ...times(1, 'ticket_unreviewed')];
    for (const standing of [computeStanding(events), computeStanding(lost)])
      expect(badgesOf(standing)).toEqual([]);
    const names = achievementsOf(computeStanding(events)).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('First'))).toEqual([]);
  });

  test('for solo work are only the firsts, and those for a project or days in a row', () => {
    const kinds = ['project_created', 'ticket_created', 'ticket_done', 'comment_written'] as const;
    const events = [
      happened('project_joined'),
      ...kinds.flatMap((kind) => times(60, kind, { is_solo: true })),
    ];
    const standing = computeStanding(events);
    expect(contributionsOf(standing)).toBe(240);
    expect(badgesOf(standing).map(({ name }) => name)).toEqual(['Founder']);
    expect(
      achievementsOf(standing)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'First comment',
      'First project',
      'First team',
      'First ticket',
      'First ticket done',
    ]);
  });

  test('have no achievement for a month in a row', () => {
    const days = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 4, day + 1)));
    const events = days.map((day) => happened('ticket_created', day.toISOString().slice(0, 10)));
    const names = achievementsOf(computeStanding(events)).map(({ name }) => name);
    expect(names).toEqual(['A week in a row', 'First ticket']);
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

  test('say that a ticket created in another column was started or finished', async () => {
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

  test('show a ticket finished twice only once, and hide one that is open again', async () => {
    const person = await createPerson(server);
    const { id: projectId } = await createProject(person);
    const ticket = await createTicket(person, projectId);
    await backdateTicket(server, ticket);
    const done = await changeTicket(person, ticket, { status: 'Done' });
    const open = await changeTicket(person, done, { status: 'In Progress' });
    const shown = async () => {
      const { activity, stats } = (await person.send('GET /users/profile')).body;
      return [activity.map(({ type }) => type), stats.contributions];
    };
    const before = ['ticket_created', 'project_created'];
    expect(await shown()).toEqual([before, 2]);
    await changeTicket(person, open, { status: 'Done' });
    expect(await shown()).toEqual([['ticket_done', ...before], 3]);
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

  /** Creates six projects at the same time. */
  const createSix = (person: Person) =>
    Promise.all(
      Array.from({ length: 6 }, async () => {
        return (await person.send('POST /projects', { body: projectForm() })).body;
      }),
    );

  test('match the stored standing, even after many simultaneous requests', async () => {
    const person = await createPerson(server);
    const statuses = ['Backlog', 'In Progress', 'Done'] as const;
    // Six boards, because the lock of a single board would already serialize the requests.
    const projects = await createSix(person);
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
    const projects = await createSix(person);
    const tickets = await Promise.all(
      Array.from({ length: 24 }, (_, index) => createTicket(person, projects[index % 6]!.id)),
    );
    await Promise.all(tickets.map((ticket) => changeTicket(person, ticket, { status: 'Done' })));
    const events = await listEvents(server.db, person.id);
    expect(events.filter(({ kind }) => kind === 'ticket_done')).toHaveLength(24);
    expect((await findStanding(server.db, person.id))?.state).toEqual(computeStanding(events));
  });

  test('are used to recompute a missing or outdated standing', async () => {
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
