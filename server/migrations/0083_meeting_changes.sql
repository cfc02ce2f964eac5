-- What a team's log says about its meetings.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conname = 'changes_kind_check');
begin
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(
    kinds, 'ARRAY[',
    'ARRAY[''meeting_planned''::text, ''meeting_changed''::text, ''meeting_canceled''::text, ');
end $$;
