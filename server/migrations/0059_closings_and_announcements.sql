-- What a project was before an admin closed it. Null for other decisions, and for those from before.
alter table decisions add column closed_from text;

-- Notifications of announcements name them, so that they're hidden together.
update notifications
   set data = data || jsonb_build_object('announcementId', announced.id, 'text', announced.text)
  from hackathon_announcements as announced
 where kind = 'hackathon_announced' and not data ? 'announcementId'
   and (data ->> 'hackathonId')::bigint = announced.hackathon_id
   and notifications.created_at = announced.created_at;
