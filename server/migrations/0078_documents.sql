-- The pages of a team's documentation. A deleted one can be restored for a while.
create table documents (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  title text not null,
  text text not null,
  version integer not null default 1,
  created_by bigint references users on delete set null,
  updated_by bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index on documents (project_id);
create index on documents (created_by);
create index on documents (updated_by);
create index on documents (deleted_at) where deleted_at is not null;

-- What a page said before it was changed.
create table document_versions (
  document_id bigint not null references documents on delete cascade,
  version integer not null,
  title text not null,
  text text not null,
  author_id bigint references users on delete set null,
  written_at timestamptz(3) not null,
  primary key (document_id, version)
);
create index on document_versions (author_id);

alter table changes add column document_id bigint;
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conname = 'changes_kind_check');
begin
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(
    kinds, 'ARRAY[',
    'ARRAY[''document_created''::text, ''document_changed''::text, '
    '''document_deleted''::text, ''document_restored''::text, ');
end $$;
