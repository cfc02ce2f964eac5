-- Whoever was removed by staff doesn't come back on their own, unlike someone who left.
alter table hackathon_people
  drop constraint hackathon_people_state_check,
  add constraint hackathon_people_state_check
    check (state in ('invited', 'signed_up', 'waiting', 'absent', 'left', 'removed'));
