-- What admins decided about what was reported.
create table decisions (
  id bigint generated always as identity primary key,
  -- Null for a command, or once their account is deleted.
  admin_id bigint references users on delete set null,
  kind text not null check (kind in ('person', 'project', 'comment', 'join_request', 'invitation')),
  subject_id bigint not null,
  title text not null,
  -- Whom it's about, and their project.
  user_id bigint references users on delete cascade,
  project_id bigint,
  act text not null check (act in ('none', 'hide', 'suspend', 'close')),
  reason text not null,
  -- When a suspension ends; null if it's for good.
  until timestamptz(3),
  -- The texts that were hidden, by column.
  hidden jsonb,
  created_at timestamptz(3) not null,
  undone_at timestamptz(3),
  undone_reason text not null default '',
  objection text not null default '',
  objected_at timestamptz(3)
);
create index on decisions (user_id);
create index on decisions (admin_id);

alter table reports add column decision_id bigint references decisions on delete set null;
create index on reports (decision_id);
drop index reports_once;
create unique index reports_once on reports (reporter_id, kind, subject_id) where decision_id is null;

-- Nobody signs in to this account before.
alter table users add column suspended_until timestamptz(3);
