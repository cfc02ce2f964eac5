-- The words of a thread's posts, so that search finds them. The spaces and signs of many languages cut
-- them; one expression is far faster than translate(). No thread has to be searched for more words.
create function words_of(value text) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(left(word, 60)), '{}')
            from unnest((string_to_array(
                   regexp_replace(
                     fold_text(value),
                     E'[\u0001-/:-@[-`{-©«-±´¶-¸»¿×÷\u060c\u061b\u061f\u06d4\u0964\u0965\u1680\u2000-\u206f'
                     '\u3000-\u3003\u3008-\u3020\u3030\ufe10-\ufe1f\ufe30-\ufe6f\ufeff'
                     '\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+',
                     ' ', 'g'),
                   ' '))[:20000]) as word
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
update threads set words = thread_words(id) where kind = 'forum';
create index on threads using gin (words) where kind = 'forum';

-- However a text changes: by its author, a decision of an admin, or with what it belongs to. Only in the
-- forum, because nobody searches others: a team's board would wait for it.
create function index_threads() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if TG_OP = 'UPDATE' then
    select array_agg(thread_id) into ids from changed join before using (id, thread_id)
     where (changed.text, changed.held_at) is distinct from (before.text, before.held_at);
  else
    select array_agg(thread_id) into ids from changed;
  end if;
  -- Most posts of a long thread change none of its words.
  update threads set words = fresh.words
    from (select id, thread_words(id) as words from threads
           where id = any(ids) and kind = 'forum') as fresh
   where threads.id = fresh.id and threads.words <> fresh.words;
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
