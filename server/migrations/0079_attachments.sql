-- Files that a project's texts link to. Images are stored as they're served, never as they were sent.
create table attachments (
  id uuid primary key default gen_random_uuid(),
  -- Orders a person's own.
  number bigint generated always as identity unique,
  project_id bigint not null references projects on delete cascade,
  uploader_id bigint references users on delete set null,
  name text not null,
  is_image boolean not null,
  size integer not null,
  created_at timestamptz(3) not null default now(),
  -- When it's deleted. Null while a text uses it.
  expires_at timestamptz(3)
);
create index on attachments (project_id);
create index on attachments (uploader_id, number);

create table attachment_contents (
  attachment_id uuid primary key references attachments on delete cascade,
  content bytea not null
);
-- Not compressed, so that a part of it can be read.
alter table attachment_contents alter column content set storage external;

-- Which texts link to an attachment: `version` is 0 now, and the number of an earlier text that's kept.
-- At the end of a transaction, PostgreSQL refuses to have deleted an attachment that one links to.
create table attachment_uses (
  kind text not null check (kind in ('ticket', 'comment', 'document')),
  text_id bigint not null,
  version bigint not null,
  attachment_id uuid not null references attachments deferrable initially deferred,
  primary key (kind, text_id, version, attachment_id)
);
create index on attachment_uses (attachment_id);

-- The attachments of a project that a text links to.
create function use_attachments(used_by text, used_in bigint, used_version bigint, project bigint, written text)
  returns void language plpgsql as $$
declare
  ids uuid[] := array(
    select distinct link[1]::uuid
      from regexp_matches(written, '/attachments/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as link);
begin
  delete from attachment_uses
   where kind = used_by and text_id = used_in and version = used_version
     and attachment_id <> all(ids);
  -- In order, as the upkeep does, so that the two don't wait for each other.
  perform from attachments
   where id = any(ids) and project_id = project and expires_at is not null
   order by id for no key update;
  -- This waits for what is deleting one, and keeps it from being deleted.
  update attachments set expires_at = null
   where id = any(ids) and project_id = project and expires_at is not null;
  insert into attachment_uses
  select used_by, used_in, used_version, id from attachments
   where id = any(ids) and project_id = project
     for key share
  on conflict do nothing;
end $$;

create function project_of_comment(id bigint) returns bigint
  language sql stable
  return (select coalesce(tickets.project_id, threads.project_id)
            from comments left join tickets on tickets.id = ticket_id
                          left join threads on threads.id = thread_id
           where comments.id = $1);

-- However a text changes: by its author, by an import, or because what it belongs to is deleted.
create function record_attachment_uses() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
  written text := case TG_OP when 'DELETE' then '' else to_jsonb(new) ->> TG_ARGV[0] end;
begin
  case TG_TABLE_NAME
    when 'tickets' then
      perform use_attachments('ticket', changed.id, 0, changed.project_id, written);
    when 'comments' then
      perform use_attachments('comment', changed.id, 0, project_of_comment(changed.id), written);
    when 'comment_versions' then
      perform use_attachments('comment', changed.comment_id, changed.id,
        project_of_comment(changed.comment_id), written);
    when 'documents' then
      perform use_attachments('document', changed.id, 0, changed.project_id, written);
    when 'document_versions' then
      perform use_attachments('document', changed.document_id, changed.version,
        (select project_id from documents where id = changed.document_id), written);
  end case;
  return null;
end $$;

-- Texts without a link cost nothing.
do $$
declare
  place record;
begin
  for place in values ('tickets', 'description'), ('comments', 'text'), ('comment_versions', 'text'),
                      ('documents', 'text'), ('document_versions', 'text') loop
    execute format($sql$
      create trigger attachments_written after insert on %1$I for each row
        when (new.%2$I like '%%/attachments/%%')
        execute function record_attachment_uses(%2$L);
      create trigger attachments_changed after update of %2$I on %1$I for each row
        when (old.%2$I <> new.%2$I
              and (old.%2$I like '%%/attachments/%%' or new.%2$I like '%%/attachments/%%'))
        execute function record_attachment_uses(%2$L);
      create trigger attachments_removed after delete on %1$I for each row
        when (old.%2$I like '%%/attachments/%%')
        execute function record_attachment_uses(%2$L);
    $sql$, place.column1, place.column2);
  end loop;
end $$;
