-- The path of the call, so that someone who leaves a project gets no stored answer from it. Older keys
-- have none; they're deleted within a day.
alter table idempotency_keys add column path text not null default '';
