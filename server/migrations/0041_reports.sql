-- People who keep order, besides those whose addresses are in ADMIN_EMAILS.
create table admins (
  user_id bigint primary key references users on delete cascade,
  added_at timestamptz(3) not null default now()
);

-- What admins did and why. It has no names or addresses, and it refers to nothing, so that deleting an
-- account doesn't change it.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Null for a command.
  actor_id bigint,
  act text not null,
  -- What it's about, such as "person:42".
  subject text not null,
  reason text not null default '',
  data jsonb not null default '{}'
);
create index on audit (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log can’t be changed';
end $$;
create trigger refuse_audit_change before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger refuse_audit_truncation before truncate on audit
  for each statement execute function refuse_audit_change();

-- What people told the admins about.
create table reports (
  id bigint generated always as identity primary key,
  -- Null for a visitor, or once their account is deleted.
  reporter_id bigint references users on delete set null,
  -- Where to write to a visitor, if they want an answer.
  email text not null default '',
  kind text not null check (kind in ('person', 'project', 'comment', 'join_request', 'invitation')),
  subject_id bigint not null,
  -- Who wrote it, or who it is.
  user_id bigint references users on delete cascade,
  project_id bigint,
  reason text not null
    check (reason in ('harassment', 'spam', 'illegal', 'impersonation', 'other')),
  text text not null default '',
  -- What it's called, and its text when it was reported.
  title text not null,
  quote text not null default '',
  created_at timestamptz(3) not null
);
-- Someone who reports the same again changes their report.
create unique index reports_once on reports (reporter_id, kind, subject_id);
create index on reports (kind, subject_id);
create index on reports (user_id);
