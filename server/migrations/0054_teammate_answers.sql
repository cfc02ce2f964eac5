-- Whether someone would build with a former teammate again. Both are asked when they stop working
-- together, and only see what they said themselves.
create table teammate_answers (
  user_id bigint not null references users on delete cascade,
  teammate_id bigint not null references users on delete cascade,
  -- The project that they shared last.
  project_id bigint references projects on delete set null,
  ended_at timestamptz(3) not null,
  told_at timestamptz(3),
  answer text check (answer in ('yes', 'no')),
  primary key (user_id, teammate_id),
  check (user_id <> teammate_id)
);
create index on teammate_answers (teammate_id);
create index on teammate_answers (project_id);
create index on teammate_answers (project_id, ended_at) where told_at is null;
create index on teammate_answers (ended_at) where answer is null;
