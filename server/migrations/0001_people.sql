create table users (
  id bigint generated always as identity primary key,
  email text not null unique,
  password_hash text,
  login_method text not null check (login_method in ('email', 'github', 'google')),
  first_name text not null,
  last_name text not null,
  avatar text,
  short_description text not null default '',
  about_me text not null default '',
  country text not null default '',
  city text not null default '',
  github_url text not null default '',
  linkedin_url text not null default '',
  x_url text not null default '',
  personal_website_url text not null default '',
  communication_email text not null,
  interests text[] not null default '{}',
  created_at timestamptz(3) not null default now()
);

create table tech_stack_entries (
  user_id bigint not null references users on delete cascade,
  ordinal integer not null,
  technology text not null,
  skill_level text not null check (skill_level in ('BEGINNER', 'INTERMEDIATE', 'PROFICIENT', 'EXPERT')),
  description text not null,
  primary key (user_id, ordinal)
);
create unique index on tech_stack_entries (user_id, lower(technology));

-- An address becomes a user only when it was confirmed. Each registration keeps its own password,
-- so that a link confirms the password that was chosen with it and no other.
create table registrations (
  id bigint generated always as identity primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default now()
);
create index on registrations (email, id desc);

create table registration_tokens (
  hash bytea primary key,
  registration_id bigint not null references registrations on delete cascade,
  expires_at timestamptz(3) not null
);
create index on registration_tokens (registration_id);

create table sessions (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  user_agent text not null,
  address text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index on sessions (user_id);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  last_error text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null;
