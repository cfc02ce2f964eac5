-- Each address is emailed once with each code, so a new code can be sent to it. Which code the older
-- emails had isn't known; they count as having the current one.
alter table hackathon_invitations add column code text not null default '';
update hackathon_invitations set code = hackathons.code
  from hackathons where hackathons.id = hackathon_id;
alter table hackathon_invitations
  drop constraint hackathon_invitations_pkey,
  add primary key (hackathon_id, email, code);
