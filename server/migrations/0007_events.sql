-- What happened, in the order in which it happened. Never changed; a project or an account that is
-- deleted only leaves its number.
create table events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'project_created', 'project_joined', 'project_left',
    'ticket_created', 'ticket_started', 'ticket_done', 'ticket_reopened',
    'comment_written'
  )),
  actor_id bigint references users on delete set null,
  project_id bigint references projects on delete set null,
  ticket_id bigint,
  occurred_at timestamptz(3) not null
);
create index on events (actor_id, id desc);
create index on events (project_id, id);

-- What a person's events come to so far, so that a profile need not read them all. `rules` is the
-- version of the rules it was reckoned by; with other rules, or without a row, it is reckoned anew.
create table standings (
  user_id bigint primary key references users on delete cascade,
  rules integer not null,
  state jsonb not null
);

-- What was done before there were events, as far as it was kept.
insert into events (kind, actor_id, project_id, ticket_id, occurred_at)
select kind, actor_id, project_id, ticket_id, occurred_at
  from (
    select 'project_created' as kind, creator_id as actor_id, id as project_id,
           null::bigint as ticket_id, created_at as occurred_at
      from projects
    union all
    select 'project_joined', project_members.user_id, project_members.project_id, null,
           project_members.joined_at
      from project_members join projects on projects.id = project_members.project_id
     where project_members.user_id <> projects.creator_id
    union all
    select 'ticket_created', created_by, project_id, id, created_at
      from tickets where created_by is not null
  ) as before
 order by occurred_at;
