-- A session ends when nobody uses it for a while, and sensitive changes ask again who it is.
alter table sessions
  add column last_seen_at timestamptz(3) not null default now(),
  add column authenticated_at timestamptz(3) not null default 'epoch';
alter table sessions alter column authenticated_at drop default;

-- Open streams of a session end with it, whichever process or statement ended it.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function announce_ended_session();

alter table login_attempts
  add column purpose text not null default 'sign-in'
    check (purpose in ('sign-in', 'link', 'confirm'));
update login_attempts set purpose = 'link' where user_id is not null;
alter table login_attempts alter column purpose drop default;
