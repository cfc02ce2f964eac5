-- Processes keep sessions in memory for a moment. Every change of one is announced to all of them,
-- and by a notice to the connection that changed it, which hears it before the change is committed:
-- the process that ends a session must not wait for its own announcement.
create or replace function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  raise notice 'session_ended' using detail = old.user_id::text, errcode = 'PN000';
  return null;
end $$;
drop trigger session_ended on sessions;
create trigger session_ended after delete or update on sessions
  for each row execute function announce_ended_session();
