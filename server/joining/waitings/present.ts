import type { Waiting } from '#contract/joining/waitings.ts';
import type { WaitingRow } from './store.ts';

export const presentWaiting = (row: WaitingRow): Waiting => ({
  project: { id: row.project_id, name: row.project_name, status: row.project_status },
  roleId: row.role_id,
  role: row.role_name ?? '',
  since: row.since,
  reservationId: row.reservation_id,
  reservedUntil: row.until,
  asksFirst: row.joining === 'ask' && !row.is_invited,
  requestId: row.request_id,
});
