import type { WaitingAnswer } from '#contract/site/home.ts';
import type { Db } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

const most = 5;

/**
 * What waits for a person's answer, what ends first first: requests to their teams, invitations and spots.
 * Then their own requests.
 */
export const listWaitingAnswers = (db: Db, userId: number) => rowsOf<WaitingAnswer>(db)`
    select kind, answers.id, project_id as "projectId", projects.name as "projectName", role, count,
           until
      from (select 'requests' as kind, min(request.id) as id, request.project_id, '' as role,
                   count(*) as count, min(answer_by) as until
              from project_members as lead
              join join_requests as request
                on request.project_id = lead.project_id and request.state = 'waiting'
             where lead.user_id = ${userId} and lead.is_lead and request.user_id <> ${userId}
             group by request.project_id
             union all
            select 'invitation', id, project_id, role_name, 1, expires_at
              from invitations where user_id = ${userId} and state = 'sent'
             union all
            select 'spot', reservations.id, reservations.project_id, coalesce(roles.name, ''), 1, until
              from reservations left join roles on roles.id = role_id
             where user_id = ${userId}
             union all
            select 'asked', id, project_id, role_name, 1, answer_by
              from join_requests where user_id = ${userId} and state = 'waiting') as answers
      join projects on projects.id = project_id
     where projects.deleted_at is null and projects.status <> 'Completed'
     order by kind = 'asked', until, kind, answers.id limit ${most}`;
