-- What an admin chose for a live area: {"visitors": false} if only people who are signed in may read it.
alter table areas add column options jsonb not null default '{}';
