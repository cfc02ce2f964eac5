create extension if not exists pg_trgm;

-- array_to_string is only stable for arrays in general; for texts its answer never changes.
create function join_texts(texts text[]) returns text
  language sql immutable parallel safe
  return array_to_string(texts, ' ');

create function lower_texts(texts text[]) returns text[]
  language sql immutable parallel safe
  return lower(texts::text)::text[];

create table projects (
  id bigint generated always as identity primary key,
  creator_id bigint not null references users,
  name text not null,
  description text not null,
  status text not null check (status in ('Planning', 'In Progress', 'Completed')),
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  team_size integer not null check (team_size >= 1),
  github_url text not null,
  image text not null,
  tech_stack text[] not null,
  looking_for text[] not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Terms of three letters and more are found anywhere in this, through trigrams.
  search text not null generated always as
    (lower(name || ' ' || description || ' ' || join_texts(tech_stack))) stored,
  -- Shorter terms have no trigram: they are found as a whole technology or a whole word.
  technologies text[] not null generated always as (lower_texts(tech_stack)) stored,
  words tsvector not null generated always as
    (to_tsvector('simple', name || ' ' || left(description, 5000))) stored
);
create index on projects (creator_id);
create index on projects using gin (search gin_trgm_ops);
create index on projects using gin (technologies);
create index on projects using gin (words);

create table project_members (
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users,
  joined_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
create index on project_members (user_id, project_id);
