-- How many emails to people who don't know them someone has caused since a time, for at most a day.
create table stranger_emails (
  user_id bigint primary key references users on delete cascade,
  since timestamptz(3) not null,
  sent integer not null
);
