-- The last change of the board that a member has seen, so that Home can say what is new since then.
alter table project_members add column seen_change integer not null default 0;
update project_members
   set seen_change = coalesce(
     (select max(number) from changes where changes.project_id = project_members.project_id), 0);
