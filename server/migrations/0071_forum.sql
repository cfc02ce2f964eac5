-- What the forum's threads are about.
create table categories (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null,
  type text not null check (type in
    ('Education', 'Innovation', 'Collaboration', 'Support', 'Ecosystem'))
);
create unique index on categories (fold_text(name));
-- What a forum begins with. More would look empty.
insert into categories (name, description, type) values
  ('Code Clinic', 'Bring code that won’t behave. Leave knowing why.', 'Support'),
  ('Team Workshop', 'Teams looking for people, and teams sharing how it went.', 'Collaboration'),
  ('Around Pieces', 'Everything else.', 'Ecosystem');

alter table threads
  alter column project_id drop not null,
  add column category_id bigint references categories,
  add column tags text[] not null default '{}',
  add column view_count integer not null default 0,
  -- Who gave the accepted answer, unless they asked the question.
  add column helper_id bigint references users on delete set null,
  -- Like foldCase() in contract/values/fold-case.ts, so that it is found whatever its case.
  add column search text not null generated always as
    (fold_text(title || ' ' || join_texts(tags))) stored,
  drop constraint threads_kind_check,
  add constraint threads_kind_check check (
    case kind when 'forum' then category_id is not null and project_id is null
              else kind in ('notes', 'discussion') and project_id is not null and category_id is null
    end);
create index on threads ((pinned_at is null), last_post_at desc, id desc) where kind = 'forum';
create index on threads (category_id, last_post_at desc) where kind = 'forum';
create index on threads using gin (search gin_trgm_ops) where kind = 'forum';
create index on threads (helper_id) where helper_id is not null;

-- The reply that answers a question.
alter table comments add column is_accepted boolean not null default false;
create unique index on comments (thread_id) where is_accepted;

-- Who is told of replies.
create table thread_followers (
  thread_id bigint not null references threads on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (thread_id, user_id)
);
create index on thread_followers (user_id);

-- Who opened a thread today or yesterday, so that each person counts once a day.
create table thread_views (
  thread_id bigint not null references threads on delete cascade,
  user_id bigint not null references users on delete cascade,
  day date not null,
  primary key (thread_id, user_id, day)
);
create index on thread_views (user_id);
create index on thread_views (day);
