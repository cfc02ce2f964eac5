-- Whether a project is in the search, among openings and in the sitemap. A hackathon's team isn't, until
-- it goes on after the end.
alter table projects add column is_listed boolean not null default true;
update projects set is_listed = false where hackathon_id is not null;

-- A week after a hackathon, each team is asked what's next.
create table next_steps (
  project_id bigint primary key references projects on delete cascade,
  asked_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  answer text check (answer in ('continue', 'rest', 'complete')),
  answered_by bigint references users on delete set null,
  answered_at timestamptz(3),
  check ((answer is null) = (answered_at is null))
);
create index on next_steps (asked_at) where answer is null and reminded_at is null;
create index on next_steps (answered_by) where answered_by is not null;

create index hackathons_over on hackathons (ends_at) where canceled_at is null;

-- What operators see of a community reads only the newest of these.
create index join_requests_ended on join_requests (ended_at) include (asked_at, state)
  where state in ('accepted', 'declined', 'expired');
create index events_joined on events (occurred_at) include (id, actor_id, project_id)
  where kind = 'project_joined';
