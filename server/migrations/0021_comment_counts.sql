-- How many comments a ticket has, kept with it so that listing a board doesn't have to count them.
alter table tickets add column comment_count int not null default 0;
update tickets set comment_count = written.number
  from (select ticket_id, count(*) as number from comments group by ticket_id) as written
 where written.ticket_id = tickets.id;
