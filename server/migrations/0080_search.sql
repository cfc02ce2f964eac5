-- Finds what has words that begin with every word of a text.
create function prefix_words(value text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(words_of(value)) as word);

-- The words of a name.
create function name_words(value text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(words_of(value));

create index users_words on users using gin (name_words(first_name || ' ' || last_name));
create index projects_name_words on projects using gin (name_words(name));

-- The words of what only a team can read. Each begins with its kind and its team, so that no search reads
-- another team's words; those of a title are there a second time. In a table of its own, because a ticket
-- that is only moved would update its words, too.
create table team_words (
  kind text not null check (kind in ('ticket', 'document')),
  project_id bigint not null references projects on delete cascade,
  id bigint not null,
  words tsvector not null,
  primary key (kind, project_id, id)
);

-- Of the first 20,000 characters, because a page of 100,000 would take as long to index as to save.
create function team_words(kind text, project_id bigint, title text, value text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(
    array(select kind || project_id || '!' || word from unnest(words_of(title)) as word)
    || array(select kind || project_id || ':' || word
               from unnest(words_of(title || ' ' || left(value, 20000))) as word));

-- Finds what has words that begin with every word of a text, in some teams; `part` is '!' for titles.
create function find_team_words(kind text, project_ids bigint[], part text, value text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg('(' || (select string_agg('''' || kind || id || part || word || ''':*', ' | ')
                                      from unnest(project_ids) as id) || ')', ' & ')::tsquery
            from unnest(words_of(value)) as word);

create function index_team_words() returns trigger language plpgsql as $$
begin
  if TG_OP = 'DELETE' or new.deleted_at is not null then
    delete from team_words
     where kind = TG_ARGV[0] and project_id = old.project_id and id = old.id;
    return null;
  end if;
  if TG_ARGV[0] = 'ticket' then
    insert into team_words values
      ('ticket', new.project_id, new.id, team_words('ticket', new.project_id, new.title, new.description))
    on conflict (kind, project_id, id) do update set words = excluded.words;
  else
    insert into team_words values
      ('document', new.project_id, new.id, team_words('document', new.project_id, new.title, new.text))
    on conflict (kind, project_id, id) do update set words = excluded.words;
  end if;
  return null;
end $$;
create trigger tickets_added after insert or delete on tickets
  for each row execute function index_team_words('ticket');
create trigger tickets_changed after update of title, description, deleted_at on tickets
  for each row when ((old.title, old.description, old.deleted_at)
                     is distinct from (new.title, new.description, new.deleted_at))
  execute function index_team_words('ticket');
create trigger documents_added after insert or delete on documents
  for each row execute function index_team_words('document');
create trigger documents_changed after update of title, text, deleted_at on documents
  for each row when ((old.title, old.text, old.deleted_at)
                     is distinct from (new.title, new.text, new.deleted_at))
  execute function index_team_words('document');

insert into team_words
select 'ticket', project_id, id, team_words('ticket', project_id, title, description)
  from tickets where deleted_at is null;
insert into team_words
select 'document', project_id, id, team_words('document', project_id, title, text)
  from documents where deleted_at is null;
create index on team_words using gin (words);
