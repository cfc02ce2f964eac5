import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { readerOf } from '#server/projects/projects/policy.ts';
import { presentCard } from '#server/projects/projects/present.ts';
import { type CardRow, selectCards } from '#server/projects/projects/card-store.ts';
import { type ReaderFacts, readerFacts } from '#server/projects/projects/reader-store.ts';
import type { BareContext } from './context.ts';

/** Finds projects and counts them in one statement. A row has the same columns as in Pieces. */
export function answerSearch(app: FastifyInstance, { pool, db, userId }: BareContext) {
  const statement = sql`with picked as materialized (
      select id from projects where search like ${'term'} and deleted_at is null and is_listed
    ), found as materialized (
      select id from picked limit 1001
    )
    select (select count(*) from found) as count, projects.*, ${sql.join([...readerFacts(userId)])}
      from (${sql.raw(selectCards(db).compile().sql)}) as projects
     where id = any(array(select id from found order by id desc limit 10 offset ${0}))
     order by id desc`.compile(db);
  const facts = statement.parameters.slice(1, -1);
  app.get<{ Querystring: { searchQuery: string; page?: string } }>(
    '/api/projects/search',
    async ({ query: { searchQuery, page = '0' } }) => {
      const { rows } = await pool.query<CardRow & ReaderFacts & { count: number }>({
        name: 'search',
        text: statement.sql,
        values: [`%${searchQuery.toLowerCase()}%`, ...facts, Number(page) * 10],
      });
      const totalElements = rows[0]?.count ?? 0;
      const content = rows.map((row) => {
        const { members, ...project } = presentCard(row, readerOf(row, userId));
        return { ...project, members: members.map(shownMember) };
      });
      return { content, totalElements, totalIsExact: true };
    },
  );
}

/** The other keys of a member aren't answered. */
const shownMember = ({ userId, name, avatar, role, isLead }: ProjectCard['members'][number]) => ({
  userId,
  name,
  avatar,
  role,
  isLead,
});
