-- What organizers and helpers say to everyone in a hackathon. It stays when its author's account goes.
create table hackathon_announcements (
  id bigint generated always as identity primary key,
  hackathon_id bigint not null references hackathons on delete cascade,
  author_id bigint references users on delete set null,
  text text not null check (text <> ''),
  created_at timestamptz(3) not null
);
create index on hackathon_announcements (hackathon_id, id desc);
create index on hackathon_announcements (author_id, id);

create trigger hackathon_announced after insert on hackathon_announcements
  for each row execute function announce_hackathon();
