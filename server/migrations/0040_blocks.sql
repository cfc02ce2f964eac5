-- Who doesn't want to have to do with whom. The blocked one never learns of it.
create table blocks (
  blocker_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade check (blocked_id <> blocker_id),
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id)
);
create index on blocks (blocked_id);
