-- What a project was before an admin closed it. Null for other decisions, and for those from before.
alter table decisions add column closed_from text;
