-- User names on GitLab, Forgejo or Gitea, which their owners confirmed by sending a code from a project's
-- repository. They count there alone: whoever leads another project could send anything from its own.
create table repository_names (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  project_id bigint not null references projects on delete cascade,
  host text not null,
  name text not null,
  confirmed_at timestamptz(3) not null,
  unique (project_id, host, name)
);
create index on repository_names (user_id);

create table repository_codes (
  user_id bigint primary key references users on delete cascade,
  code text not null unique,
  expires_at timestamptz(3) not null
);

-- The author's user name there, if it's certain.
alter table repository_items add column author_login text not null default '';
create index on repository_items (project_id, author_login) where author_login <> '';
