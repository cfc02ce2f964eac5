-- Whoever is suspended has no place in a hackathon that goes on. From now on, suspending frees it.
update hackathon_people set state = 'left'
  from users, hackathons
 where users.id = user_id and hackathons.id = hackathon_id and state <> 'left'
   and suspended_until > now() and canceled_at is null and ends_at > now();
