-- The secret address of a person's calendar.
create table calendar_feeds (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz(3) not null default now()
);
