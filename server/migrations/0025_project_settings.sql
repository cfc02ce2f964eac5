-- How a team works, and what its leads can change. `version` counts the changes of the settings.
alter table projects
  add column languages text[] not null default '{}' check (cardinality(languages) <= 5),
  add column hours smallint check (hours between 1 and 40),
  add column week text[] not null default '{}'
    check (week <@ array['weekday_day', 'weekday_evening', 'weekend_day', 'weekend_evening', 'night']),
  add column time_zone text not null default '',
  add column goal text check (goal in ('learn', 'portfolio', 'win', 'fun')),
  add column version bigint not null default 1,
  add column completed_at timestamptz(3),
  add column summary text not null default '',
  -- The member who may take the project over.
  add column offered_to bigint references users on delete set null,
  add column deleted_at timestamptz(3);
create index on projects (offered_to) where offered_to is not null;
create index on projects (deleted_at) where deleted_at is not null;
update projects set completed_at = updated_at where status = 'Completed';
-- A complete project has no openings.
update projects set disciplines = '{}' where status = 'Completed';

-- Who left a team, or was removed from it.
create table departures (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('left', 'removed')),
  note text not null default '',
  by_id bigint references users on delete set null,
  at timestamptz(3) not null default now()
);
create index on departures (project_id, user_id);
create index on departures (user_id, id);
create index on departures (by_id) where by_id is not null;

alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check check (kind in (
  'ticket_created', 'ticket_changed', 'ticket_deleted', 'ticket_restored', 'comment_written',
  'comment_changed', 'comment_deleted', 'member_joined', 'member_left', 'member_renamed',
  'member_changed', 'project_changed', 'board_arranged'
));
