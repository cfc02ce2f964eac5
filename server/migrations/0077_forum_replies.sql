-- Replies in the forum are news of their own, so that people can choose their emails.
update notifications set kind = 'thread_replied' where kind = 'thread_written' and project_id is null;
insert into notification_settings (user_id, kind, email)
select user_id, 'thread_replied', email from notification_settings where kind = 'thread_written'
on conflict do nothing;
