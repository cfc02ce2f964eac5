-- A result keeps the ID of its submission, so that it can be reported and hidden once the project is deleted.
-- If that's been deleted already, the ID is one that no project will have.
alter table results add column submission_id bigint;
update results set submission_id = coalesce(project_id, nextval(pg_get_serial_sequence('projects', 'id')));
alter table results alter column submission_id set not null, add unique (submission_id);
