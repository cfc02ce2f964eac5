-- A rename is one row of one person: it counts `users.name_version` up. Each membership says which
-- version its board's log knows; whoever reads the board next writes down the difference.
alter table users add column name_version integer not null default 0;
alter table project_members add column name_version integer not null default 0;
