-- Technologies that someone doesn't want to be suggested for their tech stack.
create table dismissed_suggestions (
  user_id bigint not null references users on delete cascade,
  technology_key text not null,
  primary key (user_id, technology_key)
);
