import { sql } from 'kysely';
import { long, short, type Part } from './export-part.ts';

/** What's stored about the teams someone is, was or wanted to be in. */
export const teamParts: Readonly<Record<string, readonly Part[]>> = {
  projects: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, name, description, status, difficulty, team_size, github_url, image, tech_stack,
               looking_for, languages, hours, week, time_zone, goal, completed_at, summary,
               created_at, updated_at, deleted_at from projects
         where creator_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  memberships: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, role_name, is_lead, joined_at, last_seen_on, away_until, inactive_since
          from project_members
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  teammateAnswers: [
    {
      key: ['teammate_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select teammate_id, project_id, ended_at, told_at, answer from teammate_answers
         where user_id = ${userId} and teammate_id > ${id ?? 0} order by teammate_id limit ${size}`,
    },
  ],
  departures: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, kind, note, at from departures
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, kind, note, at from departures
         where by_id = ${userId} and user_id <> ${userId} and id > ${id ?? 0}
         order by id limit ${size}`,
    },
  ],
  plannedDepartures: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, leaves_on, note, hand_over from planned_departures
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  takeovers: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, asked_at from takeovers
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  joinRequests: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, message, state, asked_at, answer_by, ended_at, answer
          from join_requests
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, state, ended_at, answer, true as answered_by_you
          from join_requests
         where answered_by = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  invitations: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, most_uses, uses, created_at, expires_at, revoked_at,
               message, state, ended_at
          from invitations
         where invited_by = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, message, state, created_at, expires_at, ended_at,
               true as to_you
          from invitations
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  invitationUses: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select invitation_id as id, project_id, role_name, used_at
          from invitation_uses join invitations on invitations.id = invitation_id
         where invitation_uses.user_id = ${userId} and invitation_id > ${id ?? 0}
         order by invitation_id limit ${size}`,
    },
  ],
  waitings: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, role_id, is_invited, since from waitings
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  reservations: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_id, is_invited, until, request_id from reservations
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
};
