-- Signs of life: the last day on which someone did something in a project.
alter table projects
  add column last_active_on date not null default current_date,
  -- When the leads were asked whether they're still building, until the next sign of life.
  add column quiet_asked_at timestamptz(3),
  add column inactive_since timestamptz(3);
update projects set last_active_on = greatest(created_at, updated_at, (
  select max(occurred_at) from changes where project_id = projects.id and actor_id is not null
))::date;
create index on projects (last_active_on)
  where inactive_since is null and status <> 'Completed' and deleted_at is null;

alter table project_members
  add column last_seen_on date not null default current_date,
  add column away_until date,
  -- When they were asked whether they're still on their tickets, and when the leads were told that
  -- they're quiet, until their next sign of life.
  add column quiet_asked_at timestamptz(3),
  add column quiet_told_at timestamptz(3),
  -- They can still read the board, but they don't take a place in the team.
  add column inactive_since timestamptz(3);
update project_members set last_seen_on = greatest(joined_at, (
  select max(occurred_at) from changes
   where changes.project_id = project_members.project_id
     and changes.actor_id = project_members.user_id
))::date;
create index on project_members (last_seen_on)
  where inactive_since is null and quiet_asked_at is null;
create index on project_members (quiet_asked_at)
  where quiet_asked_at is not null and quiet_told_at is null;

alter table departures drop constraint departures_kind_check;
alter table departures add constraint departures_kind_check
  check (kind in ('left', 'removed', 'inactive'));

-- Who leaves a team on a later day, and who gets their tickets then:
-- [{ "ticketId", "to" }], where `to` is null for nobody.
create table planned_departures (
  project_id bigint not null,
  user_id bigint not null,
  leaves_on date not null,
  note text not null default '',
  hand_over jsonb not null,
  primary key (project_id, user_id),
  foreign key (project_id, user_id) references project_members on delete cascade
);
create index on planned_departures (leaves_on);
create index on planned_departures (user_id);

-- Who takes a project over from a creator who is gone, unless the creator says no.
create table takeovers (
  project_id bigint primary key,
  user_id bigint not null,
  asked_at timestamptz(3) not null,
  -- When the creator was emailed the last time.
  reminded_at timestamptz(3),
  foreign key (project_id, user_id) references project_members on delete cascade
);
create index on takeovers (user_id);
create index on takeovers (asked_at);

-- A comment is on a ticket, or it's a note to the team.
alter table comments
  alter column ticket_id drop not null,
  add column project_id bigint references projects on delete cascade,
  add check ((ticket_id is null) <> (project_id is null));
create index on comments (project_id, id) where project_id is not null;
