import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { type PreferenceForm, preferenceForm } from '#contract/people/preferences.ts';
import { initialFields } from '#contract/values/ticket-fields.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { findUserByEmail, insertUser } from '#server/accounts/sign-up/store.ts';
import { recordEvent } from '#server/history/activity/actions.ts';
import { writeComment } from '#server/board/comments/actions.ts';
import { ticketPlace } from '#server/board/comments/ticket-place.ts';
import { notesPlace } from '#server/gatherings/threads/notes-place.ts';
import { insertEntry } from '#server/profiles/profiles/entry-store.ts';
import { invitePerson } from '#server/joining/invitations/invite-person.ts';
import { changeMember } from '#server/teams/members/leading/change-member.ts';
import { insertMember } from '#server/teams/members/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { openParticipation } from '#server/teams/members/participation-store.ts';
import { changePreferences } from '#server/people/preferences/actions.ts';
import { changeTechStack } from '#server/profiles/profiles/actions.ts';
import { saveProfile } from '#server/accounts/own-profile/actions.ts';
import { insertFollow } from '#server/profiles/profiles/store.ts';
import { createProject } from '#server/projects/projects/actions.ts';
import { changeProject, completeProject } from '#server/projects/projects/settings.ts';
import { createTicket } from '#server/board/tickets/actions.ts';
import { joinWaitingList } from '#server/joining/waitings/actions.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { getProject, getTicket } from './find.ts';
import { addHackathon } from './hackathon.ts';
import { addPastHackathon } from './past-hackathon.ts';
import { harbourTides } from './harbour-tides.ts';
import {
  comments,
  entries,
  follows,
  inactiveProject,
  invitations,
  links,
  notes,
  waitings,
} from './life.ts';
import { newcomers } from './newcomers.ts';
import { preferences } from './preferences.ts';
import { addReviews } from './reviews.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedEvents } from './seed-events.ts';
import { seedMeetings } from './seed-meetings.ts';
import { people, type PersonKey, type SeedPerson, techStackOf } from './people.ts';
import { projects, type SeedProject } from './projects.ts';
import { smallBoards } from './small-boards.ts';
import type { SeedTicket } from './ticket.ts';

/** Everyone in the demo has this password. */
export const password = 'FindMyPiece1';

export const emailOf = (key: PersonKey) => `${key}@pieces.example`;

type Ids = Record<PersonKey, number>;

/**
 * Fills an empty database with sample members and projects, using the server's own actions. `isLive`:
 * what can be real on the site is, with conversations of these people.
 * Returns false and changes nothing if there are users already.
 */
export async function seed({ db }: { db: Db }, { isLive = false } = {}): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const passwordHash = await hashPassword(password);
  const ids = {} as Ids;
  for (const [key, person] of Object.entries(people) as [PersonKey, SeedPerson][]) {
    ids[key] = await addPerson(db, { email: emailOf(key), person, passwordHash });
  }
  const boards = { ...smallBoards, 'Harbour Tides': harbourTides };
  for (const project of projects) await addProject(db, { project, ids, boards });
  await addActivity(db, ids);
  await backdateEvents(db);
  await backdateChanges(db);
  await addReviews(db, ids);
  await deactivate(db);
  await addPreferences(db, ids);
  const joined = await addHackathon(db, { ids, passwordHash });
  await addPastHackathon(db, { ids, people: joined });
  if (isLive) await seedConversations(db, ids);
  if (isLive) await seedEvents(db, ids);
  if (isLive) await seedMeetings(db, ids);
  // The hackathons have switched emails off while they were made.
  await db.deleteFrom('notification_settings').execute();
  return true;
}

/** Also computes the openings again, because the projects have been backdated and one is inactive. */
async function addPreferences(db: Db, ids: Ids) {
  const now = new Date();
  for (const [key, form] of Object.entries(preferences) as [PersonKey, PreferenceForm][]) {
    const answers = z.parse(preferenceForm, form);
    await changePreferences(db, { userId: ids[key], form: answers, now });
  }
  const rows = await db.selectFrom('projects').select('id').execute();
  await db.transaction().execute((db) =>
    refreshOpenings(
      db,
      rows.map(({ id }) => id),
    ),
  );
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function addPerson(
  db: Db,
  { email, person, passwordHash }: { email: string; person: SeedPerson; passwordHash: string },
): Promise<number> {
  const { firstName, lastName, daysAgo, techStack: _, ...changes } = person;
  await insertUser(db, { email, firstName, lastName, passwordHash });
  const userId = (await findUserByEmail(db, email))?.id ?? 0;
  await saveProfile(db, { userId, changes });
  await changeTechStack(db, { userId, entries: techStackOf(person) });
  await backdate(db, 'users', { where: { id: userId }, times: { created_at: daysAgo } });
  return userId;
}

type Boards = Record<string, SeedTicket[]>;

async function addProject(
  db: Db,
  { project, ids, boards }: { project: SeedProject; ids: Ids; boards: Boards },
) {
  const { creator, members, daysAgo, completed } = project;
  const created = await createWithSettings(db, { project, creatorId: ids[creator] });
  const projectId = created.id;
  for (const [index, member] of [creator, ...members].entries()) {
    const userId = ids[member];
    if (index > 0) await addMember(db, { projectId, userId });
    const roleName = project.memberRoles?.[member];
    const role = created.roles.find(({ name }) => name === roleName);
    if (role)
      await changeMember(db, { projectId, userId, personId: ids[creator], roleId: role.id });
    // One member joins per day, but not before they signed up.
    const joinedDaysAgo = Math.min(daysAgo - index, people[member].daysAgo);
    await backdate(db, 'project_members', {
      where: { project_id: projectId, user_id: userId },
      times: { joined_at: Math.max(joinedDaysAgo, 1) },
    });
  }
  for (const ticket of boards[project.name] ?? []) await addTicket(db, { ticket, projectId, ids });
  if (completed)
    await completeProject(db, { ...completed, projectId, person: { id: ids[creator] } });
  await backdate(db, 'projects', {
    where: { id: projectId },
    times: {
      created_at: daysAgo,
      updated_at: completed?.daysAgo ?? daysAgo,
      ...(completed && { completed_at: completed.daysAgo }),
    },
  });
}

/** Creates a project with its roles and with how the team works. */
async function createWithSettings(
  db: Db,
  { project, creatorId }: { project: SeedProject; creatorId: number },
) {
  const slug = project.name.toLowerCase().replaceAll(' ', '-');
  const githubUrl = `https://code.example.org/${slug}`;
  const person = { id: creatorId };
  const form = { ...project, githubUrl, image: '' as const };
  const created = await createProject(db, { person, form });
  if (!project.roles && !project.works) return created;
  const roles = created.roles.map(({ free: _free, freeSoon: _freeSoon, ...role }) => ({
    ...role,
    ...project.roles?.[role.name],
  }));
  const { joining, languages, hours, week, timeZone, goal, version } = created;
  const settings = { joining, languages, hours, week, timeZone, goal, ...project.works };
  return changeProject(db, {
    projectId: created.id,
    person,
    form: { ...form, ...settings, roles, version },
  });
}

async function addMember(db: Db, membership: { projectId: number; userId: number }) {
  await insertMember(db, membership);
  const { projectId, userId } = membership;
  await recordEvent(db, { kind: 'project_joined', actorId: userId, projectId });
  await openParticipation(db, { projectId, userId });
}

async function addTicket(
  db: Db,
  { ticket, projectId, ids }: { ticket: SeedTicket; projectId: number; ids: Ids },
) {
  const { by, to, daysAgo, changedDaysAgo = daysAgo, ...fields } = ticket;
  const form = { ...initialFields, ...fields, assigneeId: to ? ids[to] : null };
  const { id } = await createTicket(db, { projectId, userId: ids[by], form });
  await backdate(db, 'tickets', {
    where: { id },
    times: { created_at: daysAgo, updated_at: changedDaysAgo },
  });
}

async function addNotes(db: Db, ids: Ids) {
  const { id: projectId } = await getProject(db, 'Harbour Tides');
  for (const { by, daysAgo, text } of notes) {
    const note = { userId: ids[by], text };
    const { id } = await writeComment(db, notesPlace({ projectId }), note);
    const times = { created_at: daysAgo, updated_at: daysAgo };
    await backdate(db, 'comments', { where: { id }, times });
  }
}

/** Makes a project inactive, as the schedule does. */
async function deactivate(db: Db) {
  const { name, lastActiveDaysAgo, inactiveDaysAgo } = inactiveProject;
  const { id } = await getProject(db, name);
  await backdate(db, 'projects', {
    where: { id },
    times: {
      last_active_on: lastActiveDaysAgo,
      quiet_asked_at: lastActiveDaysAgo - 14,
      inactive_since: inactiveDaysAgo,
    },
  });
}

/** Adds comments, profile entries, links and follows. */
async function addActivity(db: Db, ids: Ids) {
  for (const { ticket, by, daysAgo, text } of comments) {
    const place = ticketPlace(await getTicket(db, ticket));
    const { id } = await writeComment(db, place, { userId: ids[by], text });
    const times = { created_at: daysAgo, updated_at: daysAgo };
    await backdate(db, 'comments', { where: { id }, times });
  }
  await addNotes(db, ids);
  for (const [key, ownEntries] of Object.entries(entries)) {
    for (const entry of ownEntries)
      await insertEntry(db, { ...entry, userId: ids[key as PersonKey] });
  }
  for (const [key, changes] of Object.entries(links)) {
    await saveProfile(db, { userId: ids[key as PersonKey], changes });
  }
  for (const [follower, followed] of follows) {
    await insertFollow(db, { followerId: ids[follower], followedId: ids[followed] });
  }
  const now = new Date();
  for (const { project, to, message } of invitations) {
    const { id: projectId, creator_id: personId } = await getProject(db, project);
    const form = { userId: ids[to], roleId: null, message };
    await invitePerson(db, { projectId, personId, newcomers, now, form });
  }
  for (const [key, project] of waitings) {
    const { id: projectId } = await getProject(db, project);
    await joinWaitingList(db, { projectId, personId: ids[key], now, form: { roleId: null } });
  }
}

/** Moves a row's timestamps back by some days and a few hours, so they aren't all the same. */
async function backdate(
  db: Db,
  table: keyof Tables,
  { where, times }: { where: Record<string, number>; times: Record<string, number> },
) {
  const hours = (Object.values(where).reduce((sum, id) => sum + id * 7, 0) % 10) / 24;
  const changes = Object.fromEntries(
    Object.entries(times).map(([column, days]) => [
      column,
      sql`now() - ${days + hours} * interval '1 day'`,
    ]),
  );
  const conditions = Object.entries(where);
  await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .updateTable(table)
    .set(changes)
    .where((row) => row.and(conditions.map(([column, id]) => row(column, '=', id))))
    .execute();
}

/** Dates each event like the row it's about, and says that assignees moved their own tickets. */
async function backdateEvents(db: Db) {
  await sql`
    with before as (delete from events returning *)
    insert into events (kind, actor_id, credited_id, project_id, ticket_id, is_solo, text_length,
                        ticket_age, labels, occurred_at)
    select before.kind, mover.id, mover.id, before.project_id, before.ticket_id, before.is_solo,
           before.text_length,
           case before.kind when 'ticket_done'
                then extract(epoch from tickets.updated_at - tickets.created_at)::int end,
           case before.kind when 'ticket_done' then tickets.labels end,
           case before.kind when 'project_created' then projects.created_at
                            when 'project_joined' then project_members.joined_at
                            when 'ticket_created' then tickets.created_at
                            when 'comment_written' then written.at
                            else tickets.updated_at end as occurred_at
      from before
      join projects on projects.id = before.project_id
      left join project_members on project_members.project_id = before.project_id
                               and project_members.user_id = before.actor_id
      left join tickets on tickets.id = before.ticket_id
      left join lateral (
        select min(created_at) as at from comments
         where comments.ticket_id = before.ticket_id and comments.author_id = before.actor_id
      ) as written on true
      cross join lateral (
        select case when before.kind in ('ticket_started', 'ticket_done')
                    then coalesce(tickets.assignee_id, before.actor_id)
                    else before.actor_id end as id
      ) as mover
     order by occurred_at, before.id`.execute(db);
  await db.deleteFrom('standings').execute();
}

/**
 * Dates each entry of a board's log like the row it's about, so that a ticket's history matches its
 * comments, and adds the moves of tickets that have left the backlog. Numbers the log by date.
 */
async function backdateChanges(db: Db) {
  await sql`
    with before as (delete from changes returning *),
    numbered as (
      select *, row_number() over (partition by kind, ticket_id, actor_id order by number) as nth
        from before
    ),
    written as (
      select *, row_number() over (partition by ticket_id, author_id order by id) as nth from comments
    ),
    dated as (
      select numbered.project_id, numbered.kind, numbered.actor_id, numbered.ticket_id,
             numbered.fields, coalesce(written.created_at, tickets.created_at) as at
        from numbered
        join tickets on tickets.id = numbered.ticket_id
        left join written on numbered.kind = 'comment_written'
                         and written.ticket_id = numbered.ticket_id
                         and written.author_id = numbered.actor_id
                         and written.nth = numbered.nth
      union all
      select project_id, 'ticket_changed', coalesce(assignee_id, created_by), id,
             jsonb_build_array(
               jsonb_build_object('field', 'status', 'from', 'Backlog', 'to', status)),
             updated_at
        from tickets
       where status <> 'Backlog' and updated_at > created_at
    )
    insert into changes (project_id, number, kind, actor_id, ticket_id, fields, occurred_at)
    select project_id, row_number() over (partition by project_id order by at, kind desc),
           kind, actor_id, ticket_id, fields, at
      from dated`.execute(db);
}
