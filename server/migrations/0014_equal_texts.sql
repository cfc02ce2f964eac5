-- Two spellings of one technology are one entry, by a key that the server computes: `lower` here and
-- in JavaScript disagree about letters such as Σ and İ. Existing rows are unique by `lower`; a save
-- replaces the whole list, so the two kinds of key never meet.
alter table tech_stack_entries add column technology_key text;
update tech_stack_entries set technology_key = lower(technology);
alter table tech_stack_entries alter column technology_key set not null;
drop index tech_stack_entries_user_id_lower_idx;
create unique index on tech_stack_entries (user_id, technology_key);

-- The search folds both the projects and the query, and always here: through upper case first, so
-- that σ and ς are one letter.
create function fold_text(value text) returns text
  language sql immutable parallel safe
  return lower(upper(value));

create function fold_texts(texts text[]) returns text[]
  language sql immutable parallel safe
  return lower(upper(texts::text))::text[];

alter table projects
  drop column search,
  drop column technologies,
  drop column words;
drop function lower_texts;
alter table projects
  add column search text not null generated always as
    (fold_text(name || ' ' || description || ' ' || join_texts(tech_stack))) stored,
  add column technologies text[] not null generated always as (fold_texts(tech_stack)) stored,
  add column words tsvector not null generated always as
    (to_tsvector('simple', fold_text(name || ' ' || left(description, 5000)))) stored;
create index on projects using gin (search gin_trgm_ops);
create index on projects using gin (technologies);
create index on projects using gin (words);
