-- For the schedule, which looks for participations with older rules. 0 means outdated.
create index participations_rules on participations (rules) where user_id is not null;
