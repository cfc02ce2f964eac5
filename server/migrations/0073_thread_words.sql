-- The words of a thread's posts, so that search finds them: none of its own words is cut by punctuation
-- in another way than those of a search.
create function words_of(value text) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(distinct left(word, 60)), '{}')
            from unnest(string_to_array(
                   translate(fold_text(value),
                             E'\t\n\r !"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~«»“”‘’„…–—', repeat(' ', 46)),
                   ' ')) as word
           where word <> '');

-- Finds what has every word of a text. Longer ones are also found by how they begin.
create function search_words(value text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg('''' || word || '''' || case when length(word) > 2 then ':*' else '' end,
                            ' & ')::tsquery
            from unnest(words_of(value)) as word);

-- Of the first 100,000 characters that everyone sees, because words can take up to 1 MB.
create function thread_words(id bigint) returns tsvector
  language sql stable
  return (select coalesce(array_to_tsvector(words_of(left(string_agg(text, ' ' order by comments.id),
                                                          100000))), '')
            from comments where thread_id = $1 and held_at is null);

alter table threads add column words tsvector not null default '';
update threads set words = thread_words(id);
create index on threads using gin (words) where kind = 'forum';

-- However a text changes: by its author, a decision of an admin, or with what it belongs to.
create function index_threads() returns trigger language plpgsql as $$
begin
  if TG_OP = 'UPDATE' then
    update threads set words = thread_words(id)
     where id in (select thread_id from changed join before using (id, thread_id)
                   where (changed.text, changed.held_at) is distinct from (before.text, before.held_at));
  else
    update threads set words = thread_words(id)
     where id in (select thread_id from changed where thread_id is not null);
  end if;
  return null;
end $$;
create trigger comments_added after insert on comments
  referencing new table as changed for each statement execute function index_threads();
create trigger comments_changed after update on comments
  referencing old table as before new table as changed
  for each statement execute function index_threads();
create trigger comments_removed after delete on comments
  referencing old table as changed for each statement execute function index_threads();

-- Few posts wait for an admin, and their threads are in no list.
create index on comments (thread_id) where held_at is not null;
