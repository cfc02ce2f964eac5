-- Who is told of new threads in a category, and of those that nobody replies to.
create table category_followers (
  category_id bigint not null references categories on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (category_id, user_id)
);
create index on category_followers (user_id);

-- When people were told that nobody has replied. For threads that are older than this, never.
alter table threads add column unanswered_at timestamptz(3);
update threads set unanswered_at = now() where kind = 'forum';
create index on threads (last_post_at)
  where kind = 'forum' and post_count = 1 and unanswered_at is null;
