-- One photo per person, as the two squares that are served. users.avatar is the hash of the picture,
-- under which it's served, so a browser may keep it for good.
create table photos (
  user_id bigint primary key references users on delete cascade,
  large bytea not null,
  small bytea not null,
  created_at timestamptz not null default now()
);

update users set avatar = null where avatar is not null;
alter table users add constraint avatar_is_hash check (avatar ~ '^[0-9a-f]{32}$');
create index users_by_avatar on users (avatar) where avatar is not null;
