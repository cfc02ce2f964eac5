-- Processes keep sessions in memory for a moment, so every change of one is announced to all of
-- them. The notice reaches the connection that made the change before its transaction ends: a
-- process must not answer while it still knows a session that it has just ended.
create or replace function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  raise notice 'session_ended' using detail = old.user_id::text, errcode = 'PN000';
  return null;
end $$;
drop trigger session_ended on sessions;
create trigger session_ended after delete or update on sessions
  for each row execute function announce_ended_session();
