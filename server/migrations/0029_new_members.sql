-- Members who haven't seen the welcome yet.
alter table project_members add column is_new boolean not null default false;
