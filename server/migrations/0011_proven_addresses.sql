-- A confirmation link proves an address. Which of its registrations becomes the account is decided
-- by the browser that registered, or by the password of that registration.
alter table registration_tokens add column email text;
update registration_tokens set email = registrations.email
  from registrations where registrations.id = registration_tokens.registration_id;
alter table registration_tokens
  alter column email set not null,
  drop column registration_id;
create index on registration_tokens (email);

alter table registrations
  -- The hash of a cookie of the browser that registered.
  add column browser_hash bytea,
  add column user_agent text not null default '',
  add column address text not null default '';

-- Whether everything that opens this account goes back to someone who reads its mailbox. Accounts
-- from before this could be confirmed by a mail scanner that followed the link.
alter table users add column is_proven boolean not null default false;
update users set is_proven = true where login_method <> 'email';

-- Mail that anyone can ask for: one at a time waits for each address and purpose, and what is sent
-- counts against `budget_key`, a hash of the address.
alter table outbox
  add column budget_key text,
  add column is_taken boolean not null default false;
create unique index on outbox (kind, payload)
  where budget_key is not null and not is_taken and sent_at is null;
update outbox set kind = 'registration', payload = jsonb_build_object('email', registrations.email)
  from registrations
 where outbox.kind = 'confirm-registration' and sent_at is null
   and registrations.id = (outbox.payload ->> 'registrationId')::bigint;
update outbox set kind = 'registration' where kind = 'already-registered' and sent_at is null;
