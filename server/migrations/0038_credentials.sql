-- What signs credentials. The private half is encrypted; public halves stay, so that old files verify.
create table credential_keys (
  id bigint generated always as identity primary key,
  public_key jsonb not null,
  private_key bytea not null,
  created_at timestamptz(3) not null default now()
);

-- What someone did in a project, as they took it away in a signed file.
create table credentials (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  project_id bigint not null references projects on delete cascade,
  jwt text not null,
  created_at timestamptz(3) not null
);
create index on credentials (user_id, created_at);
create index on credentials (project_id);

-- Credentials that are no longer valid. They name nobody, and stay when an account is deleted.
create table revoked_credentials (
  id uuid primary key,
  revoked_at timestamptz(3) not null
);
