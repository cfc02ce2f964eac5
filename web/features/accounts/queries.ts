import { useMutation } from '@tanstack/react-query';
import type { credentials, registration } from '#contract/accounts.ts';
import type * as z from 'zod/mini';
import { call } from '#web/lib/api.ts';

export type Credentials = z.input<typeof credentials>;
export type Registration = z.input<typeof registration>;

export const useLogin = () =>
  useMutation({ mutationFn: (body: Credentials) => call('POST /auth/login', { body }) });

export const useRegistration = () =>
  useMutation({ mutationFn: (body: Registration) => call('POST /users/registration', { body }) });

/** Asks the server to end the session; the person goes on to /login whatever it says. */
export async function logOut() {
  try {
    await call('POST /logout');
  } catch (error) {
    console.error('Failed to log out', error);
  }
}
