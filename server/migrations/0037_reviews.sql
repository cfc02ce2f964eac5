-- What teammates said about finished work. A review is about one time a ticket was done (`done_id`), so
-- it's outdated once the ticket is reopened. `counts` is decided when it's written.
-- A person has a `reviewer_ref` from their first review.
alter table users add column reviewer_ref uuid;

create table reviews (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  -- Stays when the ticket is deleted.
  ticket_id bigint not null,
  done_id bigint not null references events on delete cascade,
  by_id bigint references users on delete set null,
  -- Tells reviewers apart, also after they deleted their accounts.
  by_ref uuid not null,
  note text not null default '',
  counts boolean not null,
  -- The person who did the work shows it on their profile.
  is_picked boolean not null default false,
  created_at timestamptz(3) not null,
  unique (ticket_id, by_ref)
);
create index on reviews (done_id);
create index on reviews (by_id, created_at);
create index on reviews (project_id);

-- What one person did in one project.
create table participations (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  project_id bigint not null references projects on delete cascade,
  role_name text not null default '',
  from_day date not null,
  to_day date,
  done integer not null default 0,
  reviewed integer not null default 0,
  reviewers integer not null default 0,
  given integer not null default 0,
  comments integer not null default 0,
  skills text[] not null default '{}',
  most_people smallint not null default 1,
  rules integer not null default 0,
  unique (user_id, project_id)
);
create index on participations (project_id);

-- How much someone did on a day, for the calendar on their profile.
create table activity_days (
  user_id bigint not null references users on delete cascade,
  day date not null,
  count integer not null,
  primary key (user_id, day)
);

-- The labels of a ticket when it was done.
alter table events add column labels text[];
create index on events (credited_id, project_id, id)
  where kind in ('ticket_done', 'ticket_reopened', 'comment_written');

-- When a member is next told that tickets wait for a review.
alter table project_members
  add column review_reminder_at timestamptz(3) not null default now() + interval '7 days';
create index on project_members (review_reminder_at);

-- Adds to the kinds of events and changes, whichever there are.
do $$
declare
  events_kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                         where conname = 'events_kind_check');
  changes_kinds text := (select pg_get_constraintdef(oid) from pg_constraint
                          where conname = 'changes_kind_check');
begin
  alter table events drop constraint events_kind_check;
  execute 'alter table events add constraint events_kind_check ' || replace(events_kinds, 'ARRAY[',
    'ARRAY[''review_written''::text, ''ticket_reviewed''::text, ''ticket_unreviewed''::text, ');
  alter table changes drop constraint changes_kind_check;
  execute 'alter table changes add constraint changes_kind_check ' || replace(changes_kinds, 'ARRAY[',
    'ARRAY[''review_written''::text, ''review_deleted''::text, ');
end $$;

-- Participations so far. Their numbers are computed when they're first read.
insert into participations (user_id, project_id, role_name, from_day, to_day, most_people)
select people.user_id, people.project_id, coalesce(member.role_name, ''), people.from_day,
       case when member.user_id is null then people.to_day end,
       greatest(
         (select count(*) from project_members as other where other.project_id = people.project_id),
         case when people.in_team then 2 else 1 end)
  from (select credited_id as user_id, project_id,
               (min(occurred_at) at time zone 'UTC')::date as from_day,
               (max(occurred_at) at time zone 'UTC')::date as to_day,
               bool_or(kind in ('ticket_created', 'ticket_done', 'comment_written') and not is_solo)
                 as in_team
          from events where credited_id is not null and project_id is not null
         group by credited_id, project_id) as people
  left join project_members as member
    on member.project_id = people.project_id and member.user_id = people.user_id;

insert into participations (user_id, project_id, role_name, from_day, most_people)
select user_id, project_id, role_name, (joined_at at time zone 'UTC')::date,
       (select count(*) from project_members as other where other.project_id = member.project_id)
  from project_members as member
on conflict do nothing;

insert into activity_days (user_id, day, count)
select credited_id, (occurred_at at time zone 'UTC')::date, count(*)
  from events
 where credited_id is not null
   and case when kind in ('ticket_reopened', 'project_left') then false
            when kind = 'ticket_done' then coalesce(ticket_age, 600) >= 600 and coalesce(nth_that_day, 1) <= 10
            when kind = 'comment_written' then coalesce(text_length, 20) >= 20 and coalesce(nth_that_day, 1) <= 20
            else true end
 group by 1, 2;
