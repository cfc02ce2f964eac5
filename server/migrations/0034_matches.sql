-- What someone looks for in a team. Those who agreed can be found by teams until a day.
create table team_preferences (
  user_id bigint primary key references users on delete cascade,
  disciplines text[] not null default '{}' check (cardinality(disciplines) <= 3),
  learns text[] not null default '{}' check (cardinality(learns) <= 5),
  hours smallint check (hours between 1 and 40),
  week text[] not null default '{}'
    check (week <@ array['weekday_day', 'weekday_evening', 'weekend_day', 'weekend_evening', 'night']),
  time_zone text not null default '',
  goal text check (goal in ('learn', 'portfolio', 'win', 'fun')),
  languages text[] not null default '{}' check (cardinality(languages) <= 5),
  note text not null default '',
  findable_until date,
  -- The last day on which they looked for teams.
  seen_on date not null default current_date
);
create index on team_preferences (findable_until) where findable_until is not null;

-- Projects that someone doesn't want to be shown for some time.
create table opening_dismissals (
  user_id bigint not null references users on delete cascade,
  project_id bigint not null references projects on delete cascade,
  dismissed_at timestamptz(3) not null default now(),
  primary key (user_id, project_id)
);
create index on opening_dismissals (project_id);
create index on opening_dismissals (dismissed_at);

-- The roles with a free place, as they're compared with people. Computed from projects, roles, members
-- and join requests in the transaction that changes them. `week` has a bit for each hour in UTC.
create table openings (
  role_id bigint primary key references roles on delete cascade,
  project_id bigint not null references projects on delete cascade,
  discipline text not null,
  skills text[] not null,
  level text not null,
  mentors boolean not null,
  hours smallint,
  week bit(168),
  goal text,
  languages text[] not null,
  asks boolean not null,
  -- How many of the last requests were answered in time, of how many.
  answered smallint not null,
  requests smallint not null,
  waiting smallint not null,
  free_places smallint not null,
  last_active_on date not null
);
create index on openings (project_id);
create index on openings (last_active_on desc, role_id);
create index on openings (discipline, last_active_on desc, role_id);

-- Each skill of an opening (a = b), and each pair of them.
create table opening_keys (
  role_id bigint not null references openings on delete cascade,
  discipline smallint not null,
  a int not null,
  b int not null,
  last_active_on date not null
);
create index on opening_keys (discipline, a, b, last_active_on desc, role_id);
create index on opening_keys (role_id);

-- When the openings of a project were last computed; null if they have to be.
create table opening_refreshes (
  project_id bigint primary key references projects on delete cascade,
  refreshed_at timestamptz(3)
);
create index on opening_refreshes (refreshed_at);
insert into opening_refreshes (project_id) select id from projects;

-- People who can be found, as they're compared with openings. Computed from their preferences and
-- their tech stacks in the transaction that changes them.
create table candidates (
  user_id bigint primary key references users on delete cascade,
  disciplines text[] not null,
  knows text[] not null,
  begins text[] not null,
  learns text[] not null,
  hours smallint,
  week bit(168),
  goal text,
  languages text[] not null,
  findable_until date not null,
  seen_on date not null
);
create index on candidates (seen_on desc, user_id);

create table candidate_keys (
  user_id bigint not null references candidates on delete cascade,
  discipline smallint not null,
  a int not null,
  b int not null,
  seen_on date not null
);
create index on candidate_keys (discipline, a, b, seen_on desc, user_id);
create index on candidate_keys (user_id);

-- When a person was last computed; null if they have to be.
create table candidate_refreshes (
  user_id bigint primary key references users on delete cascade,
  refreshed_at timestamptz(3)
);
create index on candidate_refreshes (refreshed_at);
