alter table outbox
  -- The same for every attempt, so that a server that already has the email recognizes it.
  add column message_id uuid not null default gen_random_uuid(),
  -- When Pieces stopped trying to send it.
  add column given_up_at timestamptz(3);
update outbox set given_up_at = next_attempt_at where sent_at is null and attempts >= 8;
drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and given_up_at is null;

-- Addresses whose server refused an email for good, until it accepts one. Only their SHA-256 is stored.
create table mail_refusals (
  address_hash bytea primary key,
  refused_at timestamptz(3) not null
);
