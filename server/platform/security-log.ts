import type { FastifyRequest } from 'fastify';
import { readSystemUser } from './system-user.ts';
import { networkOf } from './limits/limits.ts';

/** Events for investigating incidents. A fixed list, so that logs can be searched. */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'second_step_failed'
  | 'identity_confirmed'
  | 'identity_confirmation_failed'
  | 'signed_out'
  | 'sessions_ended'
  | 'registered'
  | 'address_confirmed'
  | 'password_changed'
  | 'password_reset'
  | 'login_linked'
  | 'login_unlinked'
  | 'contact_address_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'two_step_changed'
  | 'calendar_address_made'
  | 'recovery_code_used'
  | 'data_exported'
  | 'people_exported'
  | 'board_exported'
  | 'account_deleted'
  | 'admin_command'
  | 'admin_act'
  | 'limit_reached'
  | 'refused'
  | 'input_refused';

type Details = {
  event: SecurityEvent;
  /** The account concerned; null if nobody is signed in or the address has no account. */
  userId: number | null;
  /** Further details, never secrets and never user input. */
  [detail: string]: string | number | boolean | null;
};

/** Logs a security event. All security events have this format. */
export function logSecurity(request: FastifyRequest, details: Details) {
  request.log.info({ security: { ...details, network: networkOf(request.ip) } }, 'security event');
}

/** Formats the same line for an operator's command, which has no request to log it. */
export const formatCommandEvent = (details: { command: string; succeeded: boolean }) =>
  JSON.stringify({
    level: 'info',
    time: new Date().toISOString(),
    security: { event: 'admin_command', userId: null, ...details, systemUser: readSystemUser() },
    msg: 'security event',
  });
