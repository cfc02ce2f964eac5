-- When a review that doesn't count yet is looked at again: once its author's account is old enough.
alter table reviews add column recount_at timestamptz(3);

update reviews set recount_at = users.created_at + interval '14 days'
  from users
 where users.id = reviews.by_id and not reviews.counts
   and reviews.created_at < users.created_at + interval '14 days';

create index reviews_recount_at on reviews (recount_at) where recount_at is not null;
