-- Counts up with every way into an account that is changed or closed. Whoever proved who they are
-- with an older way, and comes to their session later, is turned away.
alter table users add column credentials_version integer not null default 0;
alter table pending_sign_ins add column credentials_version integer not null default 0;

create function count_changed_password() returns trigger language plpgsql as $$
begin
  new.credentials_version := old.credentials_version + 1;
  return new;
end $$;
create trigger password_changed before update of password_hash on users
  for each row when (new.password_hash is distinct from old.password_hash)
  execute function count_changed_password();

create function count_closed_way_in() returns trigger language plpgsql as $$
begin
  update users set credentials_version = credentials_version + 1 where id = old.user_id;
  return null;
end $$;
create trigger way_in_closed after delete on identities
  for each row execute function count_closed_way_in();
create trigger way_in_closed after delete on passkeys
  for each row execute function count_closed_way_in();
