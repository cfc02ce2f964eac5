import { sql } from 'kysely';
import type { Part } from './export-part.ts';
import { rows } from './rows-store.ts';

/** What's stored about the teams someone is, was or wanted to be in. */
export const teamParts: Readonly<Record<string, readonly Part[]>> = {
  projects: [
    rows(
      'projects',
      sql`id, name, description, status, difficulty, team_size, github_url, image, tech_stack,
          looking_for, languages, hours, week, time_zone, goal, completed_at, summary, created_at,
          updated_at, deleted_at`,
      { of: 'creator_id' },
    ),
  ],
  memberships: [
    rows(
      'project_members',
      sql`project_id, role_name, is_lead, joined_at, last_seen_on, away_until, inactive_since`,
      { key: ['project_id'] },
    ),
  ],
  teammateAnswers: [
    rows('teammate_answers', sql`teammate_id, project_id, ended_at, told_at, answer`, {
      key: ['teammate_id'],
    }),
  ],
  departures: [
    rows('departures', sql`id, project_id, kind, note, at`),
    rows('departures', sql`id, project_id, kind, note, at`, {
      of: 'by_id',
      and: (userId) => sql`user_id <> ${userId}`,
    }),
  ],
  plannedDepartures: [
    rows('planned_departures', sql`project_id, leaves_on, note, hand_over`, {
      key: ['project_id'],
    }),
  ],
  takeovers: [rows('takeovers', sql`project_id, asked_at`, { key: ['project_id'] })],
  joinRequests: [
    rows(
      'join_requests',
      sql`id, project_id, role_name, message, state, asked_at, answer_by, ended_at, answer`,
      { isLong: true },
    ),
    rows('join_requests', sql`id, project_id, state, ended_at, answer, true as answered_by_you`, {
      of: 'answered_by',
      isLong: true,
    }),
  ],
  invitations: [
    rows(
      'invitations',
      sql`id, project_id, role_name, most_uses, uses, created_at, expires_at, revoked_at, message,
          state, ended_at`,
      { of: 'invited_by' },
    ),
    rows(
      'invitations',
      sql`id, project_id, role_name, message, state, created_at, expires_at, ended_at, true as to_you`,
    ),
  ],
  invitationUses: [
    rows(
      'invitation_uses join invitations on invitations.id = invitation_id',
      sql`invitation_id as id, project_id, role_name, used_at`,
      { of: 'invitation_uses.user_id', key: ['invitations.id'] },
    ),
  ],
  waitings: [
    rows('waitings', sql`project_id, role_id, is_invited, since`, { key: ['project_id'] }),
  ],
  reservations: [rows('reservations', sql`id, project_id, role_id, is_invited, until, request_id`)],
};
