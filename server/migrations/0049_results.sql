-- What teams of a hackathon submit, how judges score it, and the results.
alter table hackathons
  -- What judges score: [{ name, weight }].
  add column criteria jsonb not null
    default '[{"name": "Idea", "weight": 1}, {"name": "How well it works", "weight": 1}, {"name": "Design", "weight": 1}]',
  -- Null if submissions have to be dealt out to judges, for the first time or because judges changed.
  add column dealt_at timestamptz(3),
  add column results_published_at timestamptz(3);
create index hackathons_to_deal on hackathons (ends_at)
  where dealt_at is null and canceled_at is null and results_published_at is null;

alter table hackathon_staff drop constraint hackathon_staff_role_check,
  add check (role in ('organizer', 'helper', 'judge'));

create table submissions (
  project_id bigint primary key references projects on delete cascade,
  hackathon_id bigint not null references hackathons on delete cascade,
  title text not null,
  text text not null,
  repository text not null,
  demo text not null,
  video text not null,
  submitted_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  updated_by bigint references users on delete set null,
  version bigint not null default 1
);
create index on submissions (hackathon_id);
create index on submissions (updated_by);

-- Teams that can submit after the end, until when, and who decided that.
create table submission_reopenings (
  project_id bigint primary key references projects on delete cascade,
  until timestamptz(3) not null,
  by_id bigint references users on delete set null
);
create index on submission_reopenings (by_id);

-- A submission that a judge is to score. Deleted with the judge's account; published results stay.
create table judgements (
  hackathon_id bigint not null references hackathons on delete cascade,
  judge_id bigint not null references users on delete cascade,
  project_id bigint not null references submissions on delete cascade,
  -- One for each criterion, in their order. Null until they are scored.
  scores smallint[] check (1 <= all (scores) and 5 >= all (scores)),
  note text not null default '',
  -- The judge has said that they can't be fair about it.
  has_conflict boolean not null default false,
  judged_at timestamptz(3),
  primary key (hackathon_id, judge_id, project_id)
);
create index on judgements (judge_id);
create index on judgements (project_id);

-- Published results. They stay when a team's project is deleted.
create table results (
  id bigint generated always as identity primary key,
  hackathon_id bigint not null references hackathons on delete cascade,
  project_id bigint unique references projects on delete set null,
  team text not null,
  title text not null,
  repository text not null,
  demo text not null,
  video text not null,
  -- Null if nobody scored it.
  place smallint check (place > 0),
  prize text not null default '',
  note text not null default ''
);
create index on results (hackathon_id, place);

-- Who was in the team at the end.
create table result_people (
  result_id bigint not null references results on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (result_id, user_id)
);
create index on result_people (user_id);

-- A credential can be about a result.
alter table credentials add column result_id bigint references results on delete cascade;
create index on credentials (result_id) where result_id is not null;
