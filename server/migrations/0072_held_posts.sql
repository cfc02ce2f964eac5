-- A post that several people have reported is only shown to its author until an admin decides.
alter table comments add column held_at timestamptz(3);
