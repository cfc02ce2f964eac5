import type { FastifyInstance } from 'fastify';
import type { BareContext } from './context.ts';

export function answerSearch(app: FastifyInstance, { pool, userId }: BareContext) {
  app.get<{ Querystring: { searchQuery: string; page?: string } }>(
    '/api/projects/search',
    async ({ query: { searchQuery, page = '0' } }) => {
      const { rows } = await pool.query({
        name: 'search',
        text: `with picked as materialized (
                 select id from projects where search like $1
               ), found as materialized (
                 select id from picked limit 1001
               )
               select projects.id, projects.creator_id, projects.name, projects.description,
                      projects.status, projects.difficulty, projects.team_size,
                      projects.github_url, projects.image, projects.tech_stack,
                      projects.looking_for, projects.created_at, projects.updated_at,
                      (select count(*) from found) as count,
                      rtrim(creator.first_name || ' ' || creator.last_name) as creator_name,
                      (select json_agg(json_build_object(
                                'userId', person.id,
                                'name', rtrim(person.first_name || ' ' || person.last_name),
                                'avatar', person.avatar,
                                'role', membership.role_name,
                                'isLead', membership.is_lead)
                                order by membership.joined_at, person.id)
                         from project_members as membership
                         join users as person on person.id = membership.user_id
                        where membership.project_id = projects.id) as members,
                      coalesce((select json_agg(json_build_object(
                                'id', id, 'name', name, 'discipline', discipline,
                                'places', places, 'skills', skills, 'level', level,
                                'mentors', mentors, 'free', greatest(0, places -
                                  (select count(*) from project_members as taker
                                    where taker.role_id = roles.id)))
                                order by ordinal)
                         from roles where project_id = projects.id), '[]') as roles
                 from (select id from found order by id desc limit 10 offset $2) as page
                 join projects on projects.id = page.id
                 join users as creator on creator.id = projects.creator_id
                order by projects.id desc`,
        values: [`%${searchQuery.toLowerCase()}%`, Number(page) * 10],
      });
      const totalElements = rows[0]?.count ?? 0;
      const content = rows.map((row) => projectOf(row, userId));
      return { content, totalElements, totalIsExact: true };
    },
  );
}

function projectOf(row: Record<string, unknown>, userId: number) {
  const members = row['members'] as { userId: number }[];
  const open = members.some((member) => member.userId === userId);
  return {
    id: row['id'],
    name: row['name'],
    description: row['description'],
    status: row['status'],
    image: row['image'],
    lookingFor: row['looking_for'],
    roles: row['roles'],
    techStack: row['tech_stack'],
    currentMembers: members.length,
    teamSize: row['team_size'],
    difficulty: row['difficulty'],
    githubUrl: row['github_url'],
    members,
    creator: { id: row['creator_id'], username: row['creator_name'] },
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    can: {
      open,
      join: !open && row['status'] !== 'Completed' && members.length < Number(row['team_size']),
    },
  };
}
