-- Who else vouches for a person. One login of each provider at most belongs to an account.
create table identities (
  provider text not null check (provider in ('google', 'github')),
  subject text not null,
  user_id bigint not null references users on delete cascade,
  email text not null,
  linked_at timestamptz(3) not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- An external login under way, from the redirect to the provider until its callback. The browser
-- holds the token of which this is the hash; `user_id` is set where it links rather than signs in.
create table login_attempts (
  hash bytea primary key,
  provider text not null check (provider in ('google', 'github')),
  state text not null,
  nonce text not null,
  code_verifier text not null,
  next_path text not null,
  user_id bigint references users on delete cascade,
  expires_at timestamptz(3) not null
);

create table password_reset_tokens (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index on password_reset_tokens (user_id);

-- A contact address is saved at once and written to when its link was followed.
alter table users add column communication_email_confirmed boolean not null default true;
update users set communication_email_confirmed = communication_email = email;

create table contact_address_tokens (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null
);
create index on contact_address_tokens (user_id);

-- A session is named by a number where its owner looks at it: its hash stays inside.
alter table sessions add column id bigint generated always as identity unique;

-- The columns are those of the limiter's library; `expire` is in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);
