-- Who is emailed about new openings that fit, and when they're next looked for. Roles up to
-- `last_role_id` are known to them. `due_at` is null until it has been planned.
create table opening_alerts (
  user_id bigint primary key references users on delete cascade,
  email text not null check (email in ('daily', 'weekly')),
  last_role_id bigint not null,
  due_at timestamptz(3)
);
create index on opening_alerts (due_at);
create index on notification_settings (user_id) where kind = 'openings_fit';
