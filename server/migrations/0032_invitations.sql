-- Links with which a project's leads invite people. Of a link we only store a hash.
create table invitations (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  role_id bigint references roles on delete set null,
  -- Stays when the role is deleted.
  role_name text not null default '',
  invited_by bigint references users on delete set null,
  token_hash bytea not null unique,
  most_uses smallint not null check (most_uses between 1 and 20),
  uses smallint not null default 0 check (uses between 0 and most_uses),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index on invitations (project_id, id);
create index on invitations (role_id) where role_id is not null;
create index on invitations (invited_by) where invited_by is not null;

create table invitation_uses (
  invitation_id bigint not null references invitations on delete cascade,
  user_id bigint not null references users on delete cascade,
  used_at timestamptz(3) not null default now(),
  primary key (invitation_id, user_id)
);
create index on invitation_uses (user_id);
