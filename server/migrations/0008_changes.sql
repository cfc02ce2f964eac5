-- What happened on a board, numbered within its project in the order in which it took effect, so
-- that whoever has read up to a number can ask for the rest. Never changed.
create table changes (
  project_id bigint not null references projects on delete cascade,
  number bigint not null,
  kind text not null check (kind in (
    'ticket_created', 'ticket_changed', 'ticket_deleted', 'ticket_restored',
    'comment_written', 'comment_changed', 'comment_deleted',
    'member_joined', 'member_left', 'member_renamed', 'board_arranged'
  )),
  actor_id bigint references users on delete set null,
  ticket_id bigint,
  -- Which fields of a ticket, from what to what: [{ "field", "from", "to" }].
  fields jsonb not null,
  occurred_at timestamptz(3) not null default now(),
  primary key (project_id, number)
);
create index on changes (ticket_id, number);
create index on changes (actor_id);

-- What is known of the time before.
insert into changes (project_id, number, kind, actor_id, ticket_id, fields, occurred_at)
select project_id, row_number() over (partition by project_id order by created_at, id),
       'ticket_created', created_by, id, '[]', created_at
  from tickets;

-- A deleted ticket is kept for an hour, with its place, for whoever takes the deletion back.
alter table tickets add column deleted_at timestamptz(3);
create index on tickets (deleted_at) where deleted_at is not null;

-- Checked when a statement is through: a column whose positions have grown long gets new ones at once.
alter table tickets drop constraint tickets_project_id_status_position_key;
alter table tickets add unique (project_id, status, position) deferrable initially immediate;

-- Who has a board or a ticket open now: one row for each open stream, renewed while it is open.
create table presences (
  id uuid primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  ticket_id bigint,
  seen_at timestamptz(3) not null default now()
);
create index on presences (project_id);
create index on presences (user_id);
create index on presences (seen_at);
