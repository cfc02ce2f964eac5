-- Whether anyone can join a team at once, or its leads answer first.
alter table projects
  add column joining text not null default 'open' check (joining in ('open', 'ask')),
  -- How many requests in a row ended without an answer. From two on, nobody can ask.
  add column unanswered_requests smallint not null default 0;

-- Who would like a place in a team, and by when they get an answer.
create table join_requests (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  role_id bigint references roles on delete set null,
  -- Stays when the role is deleted.
  role_name text not null default '',
  message text not null default '',
  state text not null default 'waiting' check (state in (
    'waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'
  )),
  asked_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  -- How many reminders the leads got: 0, 1 or 2. Nothing expires without the second.
  reminders smallint not null default 0,
  answered_by bigint references users on delete set null,
  -- When it stopped waiting.
  ended_at timestamptz(3),
  answer text not null default '',
  check ((state = 'waiting') = (ended_at is null))
);
create unique index join_requests_waiting on join_requests (project_id, user_id)
  where state = 'waiting';
create index on join_requests (project_id, id);
create index on join_requests (user_id, id);
create index on join_requests (role_id) where role_id is not null;
create index on join_requests (answered_by) where answered_by is not null;
create index join_requests_due on join_requests (answer_by) where state = 'waiting';
