-- What people are told in the product. `subject` is what it's about, such as 'ticket:5'.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  subject text not null,
  project_id bigint references projects on delete cascade,
  actor_id bigint references users on delete set null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  -- When the daily or weekly email with it is due, and when an email with it went into the outbox.
  email_at timestamptz(3),
  mailed_at timestamptz(3)
);
create index on notifications (user_id, id desc);
create index on notifications (user_id) where read_at is null;
create index on notifications (subject) where read_at is null;
create index on notifications (email_at)
  where email_at is not null and mailed_at is null and read_at is null;
create index on notifications (project_id) where project_id is not null;
create index on notifications (actor_id) where actor_id is not null;
create index on notifications using brin (created_at);

-- How soon someone is emailed about a kind, if they have changed it.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  email text not null check (email in ('now', 'daily', 'weekly', 'never')),
  primary key (user_id, kind)
);

-- An IANA name, or empty if we don't know it. Daily emails are sent in the morning there.
alter table users add column time_zone text not null default '';
