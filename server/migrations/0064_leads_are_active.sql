-- Nobody who is inactive acts as a lead, so whoever asks for leads doesn't have to ask for more.
update project_members set is_lead = false where inactive_since is not null and is_lead;
alter table project_members add constraint leads_are_active
  check (inactive_since is null or not is_lead);
