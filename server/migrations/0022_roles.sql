-- What a project looks for. A role has a number of places; members may take one of them.
create table roles (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  name text not null,
  discipline text not null check (discipline in (
    'Front-end', 'Back-end', 'Full-stack', 'Mobile', 'Design', 'Data', 'DevOps', 'Testing', 'Docs',
    'Product', 'Game', 'Community', 'Other'
  )),
  places smallint not null default 1 check (places between 1 and 20),
  skills text[] not null default '{}',
  level text not null default 'any' check (level in ('any', 'some', 'strong')),
  mentors boolean not null default false,
  ordinal smallint not null
);
create index on roles (project_id, ordinal);

alter table project_members
  add column role_id bigint references roles on delete set null,
  -- Stays when the role is deleted.
  add column role_name text not null default '',
  add column is_lead boolean not null default false;
create index on project_members (role_id) where role_id is not null;
update project_members set is_lead = true
  from projects where projects.id = project_id and creator_id = user_id;

-- "Front-end developer", "Frontend dev" and "FRONT END" have the same key.
create function role_key(name text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(fold_text(name), '\m(developers?|dev|devs|engineers?|programmers?)\M', '', 'g'),
    '[\s[:punct:]]', '', 'g');

-- The discipline of a role as people write it: the key of one of these, or else the longest that
-- is part of the name.
create function discipline_of(name text) returns text
  language sql immutable parallel safe
begin atomic
  select coalesce(
    (select discipline
       from (values
         ('frontend', 'Front-end'), ('fe', 'Front-end'), ('ui', 'Front-end'), ('web', 'Front-end'),
         ('react', 'Front-end'), ('vue', 'Front-end'), ('angular', 'Front-end'),
         ('svelte', 'Front-end'), ('javascript', 'Front-end'), ('typescript', 'Front-end'),
         ('css', 'Front-end'),
         ('backend', 'Back-end'), ('be', 'Back-end'), ('api', 'Back-end'), ('server', 'Back-end'),
         ('node', 'Back-end'), ('nodejs', 'Back-end'), ('python', 'Back-end'), ('go', 'Back-end'),
         ('golang', 'Back-end'), ('java', 'Back-end'), ('rust', 'Back-end'), ('php', 'Back-end'),
         ('ruby', 'Back-end'), ('elixir', 'Back-end'), ('django', 'Back-end'), ('net', 'Back-end'),
         ('database', 'Back-end'),
         ('fullstack', 'Full-stack'), ('fs', 'Full-stack'), ('fullstackweb', 'Full-stack'),
         ('mobile', 'Mobile'), ('ios', 'Mobile'), ('android', 'Mobile'), ('flutter', 'Mobile'),
         ('swift', 'Mobile'), ('kotlin', 'Mobile'), ('reactnative', 'Mobile'), ('app', 'Mobile'),
         ('design', 'Design'), ('designer', 'Design'), ('ux', 'Design'), ('uiux', 'Design'),
         ('uxui', 'Design'), ('illustrator', 'Design'), ('artist', 'Design'),
         ('graphics', 'Design'),
         ('data', 'Data'), ('analyst', 'Data'), ('datascientist', 'Data'), ('ml', 'Data'),
         ('ai', 'Data'), ('machinelearning', 'Data'), ('statistician', 'Data'),
         ('devops', 'DevOps'), ('sre', 'DevOps'), ('cloud', 'DevOps'), ('sysadmin', 'DevOps'),
         ('infrastructure', 'DevOps'), ('platform', 'DevOps'), ('security', 'DevOps'),
         ('tester', 'Testing'), ('testing', 'Testing'), ('qa', 'Testing'), ('test', 'Testing'),
         ('quality', 'Testing'), ('qualityassurance', 'Testing'),
         ('writer', 'Docs'), ('technicalwriter', 'Docs'), ('docs', 'Docs'),
         ('documentation', 'Docs'), ('editor', 'Docs'), ('translator', 'Docs'),
         ('proofreader', 'Docs'),
         ('product', 'Product'), ('pm', 'Product'), ('po', 'Product'),
         ('productmanager', 'Product'), ('productowner', 'Product'),
         ('projectmanager', 'Product'), ('scrummaster', 'Product'),
         ('game', 'Game'), ('gamedesigner', 'Game'), ('unity', 'Game'), ('unreal', 'Game'),
         ('godot', 'Game'), ('leveldesigner', 'Game'), ('sounddesigner', 'Game'),
         ('pixelartist', 'Game'),
         ('community', 'Community'), ('communitymanager', 'Community'), ('marketing', 'Community'),
         ('outreach', 'Community'), ('moderator', 'Community'), ('teacher', 'Community')
       ) as aliases (alias, discipline)
      where alias = role_key(name)
         or length(alias) >= 5 and strpos(role_key(name), alias) > 0
      order by alias = role_key(name) desc, length(alias) desc, alias
      limit 1),
    'Other');
end;

insert into roles (project_id, name, discipline, ordinal)
select projects.id, wanted.name, discipline_of(wanted.name), wanted.ordinal
  from projects, unnest(projects.looking_for) with ordinality as wanted (name, ordinal);

-- The disciplines with a free place, kept with `looking_for`, the names of the roles with one.
alter table projects add column disciplines text[] not null default '{}';
update projects
   set disciplines = array(
     select distinct discipline from roles
      where project_id = projects.id and discipline <> 'Other' order by discipline)
 where looking_for <> '{}';

-- Roles are found like technologies.
alter table projects drop column search, drop column technologies;
alter table projects
  add column search text not null generated always as
    (fold_text(name || ' ' || description || ' ' || join_texts(tech_stack) || ' '
               || join_texts(looking_for))) stored,
  add column technologies text[] not null generated always as
    (fold_texts(tech_stack || looking_for)) stored;
create index on projects using gin (search gin_trgm_ops);
create index on projects using gin (technologies);
create index on projects using gin (disciplines);
