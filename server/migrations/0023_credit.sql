-- An event is credited to one person: whoever a ticket was assigned to when it was done, otherwise
-- whoever did it. It also records what decides whether it counts, because that can change later.
alter table events
  add column credited_id bigint references users on delete set null,
  -- Nobody else was on the team.
  add column is_solo boolean not null default false,
  -- Seconds from a ticket's creation until it was done.
  add column ticket_age integer,
  -- The characters of a comment.
  add column text_length integer,
  -- The person's tickets done on that day in the project, or their comments on that day.
  add column nth_that_day integer;

update events set credited_id = actor_id;
create index on events (credited_id, id desc);
create index on events (ticket_id, id desc) where kind = 'ticket_done';

update events set is_solo = true
  from (select id, sum(case kind when 'project_created' then 1 when 'project_joined' then 1
                                 when 'project_left' then -1 else 0 end)
                     over (partition by project_id order by id) as members
          from events where project_id is not null) as teams
 where teams.id = events.id and members <= 1
   and kind in ('ticket_created', 'ticket_done', 'comment_written');

update events
   set ticket_age = greatest(0, floor(extract(epoch from occurred_at - created.at)))
  from (select ticket_id, min(occurred_at) as at
          from events where kind = 'ticket_created' group by ticket_id) as created
 where created.ticket_id = events.ticket_id and kind = 'ticket_done';

-- Comments that were deleted since have no length, and count.
update events set text_length = length(comments.text)
  from comments
 where kind = 'comment_written' and comments.ticket_id = events.ticket_id
   and comments.author_id = actor_id
   and comments.created_at between occurred_at - interval '1 second' and occurred_at;

-- Reopening a ticket takes the credit from whoever had it.
update events
   set credited_id = undone.credited_id, is_solo = undone.is_solo, ticket_age = undone.ticket_age
  from (select reopened.id, done.credited_id, coalesce(done.is_solo, false) as is_solo,
               done.ticket_age
          from events as reopened left join lateral (
            select credited_id, is_solo, ticket_age from events
             where ticket_id = reopened.ticket_id and id < reopened.id and kind = 'ticket_done'
             order by id desc limit 1) as done on true
         where reopened.kind = 'ticket_reopened') as undone
 where undone.id = events.id;

update events set nth_that_day = numbered.nth
  from (select id, kind,
               case when kind = 'comment_written'
                    then row_number() over (partition by kind, credited_id, day order by id)
                    else sum(case kind when 'ticket_done' then 1 else -1 end)
                           over (partition by kind = 'comment_written', credited_id, project_id, day
                                 order by id) end as nth
          from (select *, (occurred_at at time zone 'UTC')::date as day from events) as dated
         where kind = 'comment_written' and coalesce(text_length, 20) >= 20
            or kind in ('ticket_done', 'ticket_reopened') and coalesce(ticket_age, 600) >= 600
       ) as numbered
 where numbered.id = events.id and numbered.kind <> 'ticket_reopened';

update events
   set nth_that_day = (select done.nth_that_day from events as done
                        where done.ticket_id = events.ticket_id and done.id < events.id
                          and done.kind = 'ticket_done' order by done.id desc limit 1)
 where kind = 'ticket_reopened';
