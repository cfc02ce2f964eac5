-- What a person wrote outlives their account.
create table comments (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  author_id bigint references users on delete set null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index on comments (ticket_id, id);
create index on comments (author_id);

alter table tickets
  drop constraint tickets_assignee_id_fkey,
  drop constraint tickets_created_by_fkey,
  add foreign key (assignee_id) references users on delete set null,
  add foreign key (created_by) references users on delete set null;
alter table project_members
  drop constraint project_members_user_id_fkey,
  add foreign key (user_id) references users on delete cascade;
