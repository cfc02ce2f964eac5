-- Invitations to one person, besides those by link.
alter table invitations
  alter column token_hash drop not null,
  add column user_id bigint references users on delete cascade,
  add column message text not null default '',
  -- Only of invitations to a person.
  add column state text check (state in ('sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- When it stopped being open.
  add column ended_at timestamptz(3),
  -- Nothing expires without a reminder.
  add column reminded_at timestamptz(3),
  add check ((user_id is null) = (state is null)),
  add check ((user_id is null) <> (token_hash is null)),
  add check ((coalesce(state, 'sent') = 'sent') = (ended_at is null));
create unique index invitations_sent on invitations (project_id, user_id) where state = 'sent';
create index on invitations (user_id, id) where user_id is not null;
create index invitations_due on invitations (created_at) where state = 'sent';

-- Who waits for a place in a full team.
create table waitings (
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- The role they'd like; null for any.
  role_id bigint references roles on delete set null,
  -- Invited people are first, and nobody asks again whether they may join.
  is_invited boolean not null default false,
  since timestamptz(3) not null,
  primary key (project_id, user_id)
);
create index on waitings (user_id);
create index on waitings (role_id) where role_id is not null;

-- Places that are kept for people who waited. They count as taken.
create table reservations (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  role_id bigint references roles on delete set null,
  is_invited boolean not null default false,
  -- Whether it's the first, second or third reservation of this place.
  attempt smallint not null check (attempt between 1 and 3),
  until timestamptz(3) not null,
  -- The place is kept until this request has an answer, instead of until `until`.
  request_id bigint references join_requests on delete cascade,
  unique (project_id, user_id)
);
create index on reservations (user_id);
create index on reservations (role_id) where role_id is not null;
create index on reservations (request_id) where request_id is not null;
create index reservations_due on reservations (until) where request_id is null;

-- What people choose under Privacy & Security. Whoever has no row has the defaults.
create table privacy_settings (
  user_id bigint primary key references users on delete cascade,
  invitations text not null default 'anyone' check (invitations in ('anyone', 'teammates', 'nobody'))
);

-- Where to go after confirming the address, encrypted because it may have the token of a link.
alter table registrations add column next bytea;
