import type { FastifyRequest } from 'fastify';
import { networkOf } from './limits/limits.ts';

/** What whoever looks into an incident asks for. A closed list, so that it can be searched. */
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
  | 'recovery_code_used'
  | 'data_exported'
  | 'account_deleted'
  | 'admin_command'
  | 'limit_reached'
  | 'refused'
  | 'input_refused';

type Details = {
  event: SecurityEvent;
  /** Whose account it is about; null where nobody is signed in, or the address has no account. */
  userId: number | null;
  /** More about it, never a secret and never a text that a person typed. */
  [detail: string]: string | number | boolean | null;
};

/** One line of the log for each event that matters to security, all in this shape. */
export function logSecurity(request: FastifyRequest, details: Details) {
  request.log.info({ security: { ...details, network: networkOf(request.ip) } }, 'security event');
}

/** The same line for what whoever runs Pieces does by a command: no process of ours logs it. */
export const formatCommandEvent = (details: { command: string; succeeded: boolean }) =>
  JSON.stringify({
    level: 30,
    time: Date.now(),
    security: { event: 'admin_command', userId: null, ...details },
    msg: 'security event',
  });
