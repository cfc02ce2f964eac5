-- Who can see someone's profile, and whether search engines may list it if everyone can.
alter table privacy_settings
  add column profile text not null default 'everyone'
    check (profile in ('everyone', 'signed_in', 'teams')),
  add column search_engines boolean not null default false;
create index on privacy_settings (user_id) where search_engines and profile = 'everyone';
