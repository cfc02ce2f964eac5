-- What organizers and teams of hackathons write can be reported, too.
alter table reports drop constraint reports_kind_check, add constraint reports_kind_check
  check (kind in ('person', 'project', 'comment', 'join_request', 'invitation', 'hackathon',
                  'announcement', 'submission'));
alter table decisions drop constraint decisions_kind_check, add constraint decisions_kind_check
  check (kind in ('person', 'project', 'comment', 'join_request', 'invitation', 'hackathon',
                  'announcement', 'submission'));
-- What is decided about a subject now.
create index on decisions (kind, subject_id) where undone_at is null;
