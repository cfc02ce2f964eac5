-- Live hackathons and cohorts. What happens when follows from the clock, and from what can't be undone:
-- publishing the teams, and canceling.
create table hackathons (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$' and slug not in ('live', 'new')),
  kind text not null check (kind in ('hackathon', 'cohort')),
  name text not null,
  description text not null default '',
  -- Who created it; null once their account is deleted.
  organizer_id bigint references users on delete set null,
  time_zone text not null default '',
  visibility text not null check (visibility in ('listed', 'link')),
  -- Whoever has it can see and join a hackathon that isn't listed.
  code text not null unique,
  most_people smallint not null check (most_people between 2 and 500),
  team_least smallint not null check (team_least >= 2),
  team_most smallint not null check (team_most between team_least and 20),
  -- The disciplines that each team should have.
  wanted text[] not null default '{}' check (cardinality(wanted) <= 5),
  forming text not null check (forming in ('people', 'organizer', 'both')),
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null check (closes_at > opens_at),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at and ends_at >= closes_at),
  -- The tickets that each board starts with.
  template jsonb not null default '[]',
  teams_published_at timestamptz(3),
  canceled_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- Counts the changes of the settings.
  version bigint not null default 1
);
create index on hackathons (organizer_id);
create index hackathons_listed on hackathons (ends_at)
  where visibility = 'listed' and canceled_at is null;

create table hackathon_staff (
  hackathon_id bigint not null references hackathons on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('organizer', 'helper')),
  added_at timestamptz(3) not null,
  primary key (hackathon_id, user_id)
);
create index on hackathon_staff (user_id);

create table hackathon_people (
  hackathon_id bigint not null references hackathons on delete cascade,
  user_id bigint not null references users on delete cascade,
  state text not null check (state in ('invited', 'signed_up', 'waiting', 'absent', 'left')),
  disciplines text[] not null default '{}' check (cardinality(disciplines) <= 3),
  level text not null default 'some' check (level in ('beginner', 'some', 'strong')),
  hours smallint check (hours between 1 and 40),
  week text[] not null default '{}'
    check (week <@ array['weekday_day', 'weekday_evening', 'weekend_day', 'weekend_evening', 'night']),
  time_zone text not null default '',
  goal text check (goal in ('learn', 'portfolio', 'win', 'fun')),
  languages text[] not null default '{}' check (cardinality(languages) <= 5),
  -- They'd like to be put into a team.
  wants_team boolean not null default true,
  -- The others see them while they look for a team.
  is_shown boolean not null default false,
  note text not null default '',
  -- The waiting list is in this order.
  signed_up_at timestamptz(3) not null,
  primary key (hackathon_id, user_id)
);
create index on hackathon_people (user_id);
create index on hackathon_people (hackathon_id, state, signed_up_at);

-- Whom people would like to be with in a team.
create table hackathon_wishes (
  hackathon_id bigint not null,
  user_id bigint not null,
  wished_id bigint not null check (wished_id <> user_id),
  primary key (hackathon_id, user_id, wished_id),
  foreign key (hackathon_id, user_id) references hackathon_people on delete cascade,
  foreign key (hackathon_id, wished_id) references hackathon_people on delete cascade
);
create index on hackathon_wishes (hackathon_id, wished_id);

-- Addresses that the organizers invited, until their owners sign up.
create table hackathon_invitations (
  hackathon_id bigint not null references hackathons on delete cascade,
  email text not null,
  invited_by bigint references users on delete set null,
  invited_at timestamptz(3) not null,
  primary key (hackathon_id, email)
);
create index on hackathon_invitations (invited_by, invited_at);

-- A team of a hackathon is a project.
alter table projects add column hackathon_id bigint references hackathons on delete set null;
create index on projects (hackathon_id) where hackathon_id is not null;

-- Who is in which team: at most one for each person and hackathon. Written with the membership, and
-- deleted with it.
create table hackathon_places (
  hackathon_id bigint not null references hackathons on delete cascade,
  user_id bigint not null,
  project_id bigint not null,
  primary key (hackathon_id, user_id),
  foreign key (project_id, user_id) references project_members on delete cascade
);
create index on hackathon_places (project_id, user_id);

-- Teams that organizers can still change before they publish them.
create table proposals (
  id bigint generated always as identity primary key,
  hackathon_id bigint not null references hackathons on delete cascade,
  seed int not null,
  made_by bigint references users on delete set null,
  made_at timestamptz(3) not null,
  -- [{ projectId, name, people, pinned, isWhole }], with the ids of people.
  teams jsonb not null,
  -- Pairs of people who don't get into the same team.
  apart jsonb not null default '[]',
  state text not null default 'draft' check (state in ('draft', 'published', 'discarded')),
  version bigint not null default 1
);
create unique index proposals_draft on proposals (hackathon_id) where state = 'draft';
create index on proposals (hackathon_id, id);
create index on proposals (made_by);

-- Everyone who watches a hackathon's people hears of every change, also when an account is deleted.
create function announce_hackathon() returns trigger language plpgsql as $$
begin
  perform pg_notify('hackathons', coalesce(new.hackathon_id, old.hackathon_id)::text);
  return null;
end $$;
create function announce_hackathon_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('hackathons', new.id::text);
  return null;
end $$;
create trigger hackathon_changed after update on hackathons
  for each row execute function announce_hackathon_settings();
create trigger hackathon_people_changed after insert or update or delete on hackathon_people
  for each row execute function announce_hackathon();
create trigger hackathon_places_changed after insert or update or delete on hackathon_places
  for each row execute function announce_hackathon();
create trigger hackathon_invitations_changed after insert or delete on hackathon_invitations
  for each row execute function announce_hackathon();

-- People are looked up by the beginning of their names.
create index users_name on users (fold_text(first_name || ' ' || last_name) text_pattern_ops, id);
