create table entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('experience', 'education')),
  title text not null,
  organisation text not null,
  -- Months as YYYY-MM; an empty end is "until now".
  started text not null,
  ended text not null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index on entries (user_id);

create table follows (
  follower_id bigint not null references users on delete cascade,
  followed_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index on follows (followed_id);
