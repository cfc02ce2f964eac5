-- An export reads what a person did page by page, each from an index in its order.
drop index changes_actor_id_idx;
create index on changes (actor_id, project_id, number);
drop index comments_author_id_idx;
create index on comments (author_id, id);
drop index tickets_created_by_idx;
create index on tickets (created_by, id);
drop index tickets_assignee_id_idx;
create index on tickets (assignee_id, id);
drop index follows_followed_id_idx;
create index on follows (followed_id, follower_id);
