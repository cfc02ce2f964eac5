-- The first person of a team that organizers formed joined it, and didn't create it.
update events set kind = 'project_joined'
  from proposals, jsonb_array_elements(proposals.teams) as team
 where proposals.state = 'published'
   and events.kind = 'project_created'
   and events.project_id = (team ->> 'projectId')::bigint
   and events.actor_id = (team -> 'people' ->> 0)::bigint;
