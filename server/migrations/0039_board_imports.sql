-- Imports of a board, which can be undone for a day. `key` is chosen by the client.
create table board_imports (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  key text not null,
  user_id bigint references users on delete set null,
  source text not null check (source in ('pieces', 'github', 'jira', 'trello', 'csv')),
  ticket_count integer not null,
  imported_at timestamptz(3) not null,
  undone_at timestamptz(3),
  unique (project_id, key)
);
create index on board_imports (imported_at);
create index on board_imports (user_id);

alter table tickets add column import_id bigint references board_imports on delete set null;
create index on tickets (import_id) where import_id is not null;

-- Adds to the kinds of changes, whichever there are.
do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                        where conname = 'changes_kind_check');
begin
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(
    kinds, 'ARRAY[', 'ARRAY[''ticket_imported''::text, ');
end $$;
