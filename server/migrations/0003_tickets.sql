create table tickets (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  title text not null,
  description text not null,
  status text not null check (status in ('Backlog', 'In Progress', 'Done')),
  priority text not null check (priority in ('High', 'Medium', 'Low')),
  type text not null,
  assignee_id bigint references users,
  -- A fractional key: any two have room for a third between them. Compared by byte, for everyone alike.
  position text collate "C" not null,
  version bigint not null default 1,
  created_by bigint references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (project_id, status, position)
);
create index on tickets (assignee_id);
create index on tickets (created_by);
