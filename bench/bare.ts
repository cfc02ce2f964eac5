// A program of its own, the yardstick: the same list of tickets by Fastify and pg alone, read as
// cheaply as Pieces reads it. No session, no XSRF token, no security headers, no contract.
import fastify from 'fastify';
import { connectDatabase } from '#server/platform/database/connect.ts';

const [connectionString, port, userId] = process.argv.slice(2);
const { pool } = connectDatabase({ connectionString }, () => {});
const app = fastify();

app.get<{ Params: { projectId: string } }>('/api/projects/:projectId/tickets', async (request) => {
  const { rows } = await pool.query(
    `select tickets.id, tickets.project_id, tickets.title, tickets.description, tickets.status,
            tickets.priority, tickets.type, tickets.assignee_id, tickets.position, tickets.version,
            tickets.created_at, tickets.updated_at, assignee.first_name, assignee.last_name,
            (select max(number) from changes where project_id = $1) as last_change
       from tickets
       left join users as assignee on assignee.id = tickets.assignee_id
       join project_members on project_members.project_id = tickets.project_id
      where tickets.project_id = $1 and project_members.user_id = $2
      order by tickets.position`,
    [request.params.projectId, userId],
  );
  return {
    content: rows.map((row) => ({
      id: row.id,
      projectId: row.project_id,
      title: row.title,
      description: row.description,
      status: row.status,
      priority: row.priority,
      type: row.type,
      assigneeId: row.assignee_id,
      assigneeName: row.assignee_id && `${row.first_name} ${row.last_name}`,
      position: row.position,
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
    lastChange: rows[0]?.last_change,
  };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('listening\n');
