create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index on passkeys (user_id);

-- A challenge that a browser is to sign. The browser holds the token of which this is the hash.
create table passkey_challenges (
  hash bytea primary key,
  challenge text not null,
  -- Who is to answer it; nobody yet where someone signs in.
  user_id bigint references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index on passkey_challenges (expires_at);

-- Whoever has a row is asked for a second step after the password.
create table two_step (
  user_id bigint primary key references users on delete cascade,
  -- The secret of an authenticator app, in base32; null where a passkey is the second step.
  app_secret text,
  -- The last time step (30 seconds) whose code was used: a code works once.
  last_step bigint not null default 0,
  turned_on_at timestamptz(3) not null default now()
);

create table recovery_codes (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade
);
create index on recovery_codes (user_id);

-- Someone who gave the right password and owes the second step.
create table pending_sign_ins (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index on pending_sign_ins (expires_at);
