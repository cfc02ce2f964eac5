-- Since when Pieces has been running without a break, so that nobody is asked why they were quiet meanwhile.
create table operation (
  is_only boolean primary key default true check (is_only),
  last_run_at timestamptz not null,
  questions_from timestamptz not null
);
insert into operation (last_run_at, questions_from)
select now(), case when exists(select from projects) then now() + interval '7 days' else now() end;
