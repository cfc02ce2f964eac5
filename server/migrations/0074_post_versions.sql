-- What a post in a thread said before it was edited.
create table comment_versions (
  id bigint generated always as identity primary key,
  comment_id bigint not null references comments on delete cascade,
  text text not null,
  written_at timestamptz(3) not null
);
create index on comment_versions (comment_id, id);
