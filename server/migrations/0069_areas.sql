-- Areas of the site that aren't sample content. All processes keep them in memory.
create table areas (
  area text primary key,
  mode text not null check (mode in ('live', 'hidden')),
  changed_at timestamptz not null
);
create function announce_areas() returns trigger language plpgsql as $$
begin
  perform pg_notify('areas', 'changed');
  raise notice 'areas' using detail = 'changed', errcode = 'PN000';
  return null;
end $$;
create trigger announce_areas after insert or update or delete on areas
  for each statement execute function announce_areas();
