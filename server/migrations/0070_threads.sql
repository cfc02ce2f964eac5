-- What a team writes to each other: one thread of notes, and any number of discussions.
create table threads (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  kind text not null check (kind in ('notes', 'discussion')),
  title text not null,
  -- Kept with it, so that a list doesn't have to count: all posts, with the first one.
  post_count integer not null default 0,
  last_post_at timestamptz(3) not null default now(),
  pinned_at timestamptz(3),
  closed_at timestamptz(3)
);
create unique index on threads (project_id) where kind = 'notes';
create index on threads (project_id);

-- A comment is on a ticket or in a thread. So far, a note only had its project.
alter table comments add column thread_id bigint references threads on delete cascade;
insert into threads (project_id, kind, title, post_count, last_post_at)
select project_id, 'notes', '', count(*), max(created_at)
  from comments where project_id is not null group by project_id;
update comments set thread_id = threads.id from threads where threads.project_id = comments.project_id;
alter table comments drop column project_id;
alter table comments add check ((ticket_id is null) <> (thread_id is null));
create index on comments (thread_id, id) where thread_id is not null;

alter table changes add column thread_id bigint;
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conname = 'changes_kind_check');
begin
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(
    kinds, 'ARRAY[',
    'ARRAY[''thread_started''::text, ''thread_changed''::text, ''thread_deleted''::text, ');
end $$;
