-- A project's repository, which sends its events. `secret` is encrypted.
create table repositories (
  project_id bigint primary key references projects on delete cascade,
  secret bytea not null,
  provider text check (provider in ('github', 'gitlab', 'forgejo')),
  name text not null default '',
  url text not null default '',
  starts_tickets boolean not null default false,
  connected_at timestamptz(3) not null default now()
);

-- What was received, and what became of it. A delivery is processed once; its body isn't kept.
create table repository_deliveries (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  delivery text not null,
  provider text not null,
  event text not null,
  body jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'ignored', 'failed')),
  outcome text not null default '',
  attempts smallint not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  received_at timestamptz(3) not null default now(),
  unique (project_id, delivery)
);
create index on repository_deliveries (id) where status = 'waiting';
create index on repository_deliveries (received_at);

-- Commits, pull requests, reviews and issues. `author_id` is the member whose GitHub account it is.
create table repository_items (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  kind text not null check (kind in ('commit', 'pull_request', 'review', 'issue')),
  key text not null,
  title text not null,
  url text not null,
  state text not null default '' check (state in ('', 'open', 'merged', 'closed')),
  author_id bigint references users on delete set null,
  author_name text not null,
  happened_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  unique (project_id, kind, key)
);
create index on repository_items (project_id, kind, happened_at desc);
create index on repository_items (author_id, happened_at desc) where author_id is not null;

-- The tickets that an item mentions.
create table repository_links (
  ticket_id bigint not null references tickets on delete cascade,
  item_id bigint not null references repository_items on delete cascade,
  primary key (ticket_id, item_id)
);
create index on repository_links (item_id);

-- The due date that the assignee has been reminded of.
alter table tickets add column reminded_due_date date;
create index on tickets (due_date)
  where due_date is not null and status <> 'Done' and deleted_at is null;

-- Adds to the kinds of changes, whichever there are.
do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                        where conname = 'changes_kind_check');
begin
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(
    kinds, 'ARRAY[', 'ARRAY[''repository_changed''::text, ''ticket_moved_by_repository''::text, ');
end $$;
