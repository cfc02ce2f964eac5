-- Places of members who leave on a later day now count as openings where people ask first.
update opening_refreshes set refreshed_at = null
 where project_id in (select project_id from planned_departures);
