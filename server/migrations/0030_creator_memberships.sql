-- The creator's membership of a deleted project: their role and when they joined, for restoring it.
alter table projects add column creator_membership jsonb;
