-- A ticket's number within its project, given under the project's lock and never reused. Labels come
-- from the project's technologies. The tasks of a description are counted when it's written.
alter table projects add column last_ticket_number integer not null default 0;
alter table tickets
  add column number integer,
  add column due_date date,
  add column labels text[] not null default '{}' check (cardinality(labels) <= 3),
  add column task_count integer not null default 0,
  add column done_task_count integer not null default 0;

update tickets
   set number = numbered.number,
       task_count = regexp_count(description, E'^[ \\t>]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[ xX]\\][ \\t]+\\S', 1, 'n'),
       done_task_count = regexp_count(description, E'^[ \\t>]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+\\S', 1, 'n')
  from (select id, row_number() over (partition by project_id order by id) as number from tickets)
       as numbered
 where numbered.id = tickets.id;
update projects set last_ticket_number = counted.last
  from (select project_id, max(number) as last from tickets group by project_id) as counted
 where counted.project_id = projects.id;

alter table tickets alter column number set not null;
create unique index on tickets (project_id, number);
