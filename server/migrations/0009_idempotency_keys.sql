-- What was created under a key that a client chose, so that asking again creates nothing more. No
-- reference to users: it would lock a person's row for every ticket they create, and deadlock with
-- the deletion of their account. Whoever goes takes their keys along all the same.
create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  reply jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index on idempotency_keys (created_at);
