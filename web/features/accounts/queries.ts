import { useMutation } from '@tanstack/react-query';
import type { credentials, registration, verification } from '#contract/accounts.ts';
import type * as z from 'zod/mini';
import { call } from '#web/lib/api.ts';

export type Credentials = z.input<typeof credentials>;
export type Verification = z.input<typeof verification>;
export type Registration = z.input<typeof registration>;

/** Signs in and returns the profile. The answer of the sign-in itself is not read (section 7). */
export const useLogin = () =>
  useMutation({
    mutationFn: async (body: Credentials) => {
      await call('POST /auth/login', { body });
      return call('GET /users/profile');
    },
  });

export const useRegistration = () =>
  useMutation({ mutationFn: (body: Registration) => call('POST /users/registration', { body }) });

/** Asks the server to end the session; answers whether it has. */
export async function logOut(): Promise<boolean> {
  try {
    await call('POST /logout');
    return true;
  } catch (error) {
    console.error('Failed to log out', error);
    return false;
  }
}
