import { queryOptions, useMutation } from '@tanstack/react-query';
import type { credentials, registration, verification } from '#contract/accounts/sign-up.ts';
import type * as z from 'zod/mini';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';

export type Credentials = z.input<typeof credentials>;
export type Verification = z.input<typeof verification>;
export type Registration = z.input<typeof registration>;

/** The external logins that are set up on this server. That changes only with a restart. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call('GET /auth/providers', { signal }),
  staleTime: Infinity,
});

/** Signs in and loads the profile. The response to the sign-in is not read (Specification, section 7). */
export const useLogin = () =>
  useMutation({
    mutationFn: async (body: Credentials) => {
      await call('POST /auth/login', { body });
      // In the dialog of an ended session, it may be someone other than the page's owner.
      return call('GET /auth/me');
    },
  });

export const useRegistration = () =>
  useMutation({ mutationFn: (body: Registration) => call('POST /users/registration', { body }) });

/** Confirms a registration, which signs in, and loads the profile. */
export const useConfirmation = () =>
  useMutation({
    mutationFn: async (body: Verification) => {
      const { next } = await call('POST /auth/verification', { body });
      return { next, profile: await call('GET /auth/me') };
    },
  });

/** Has the link emailed again, to the address that was registered in this browser. */
export const useResending = () =>
  useMutation({
    mutationFn: (email: string) => call('POST /users/registration/emails', { body: { email } }),
  });

/** Ends the session. Returns whether it has ended, which is so if someone else signed in in another tab. */
export async function logOut(): Promise<boolean> {
  try {
    await call('POST /logout');
    return true;
  } catch (error) {
    if (isProblem(error, 'other_person')) return true;
    console.error('Failed to log out', error);
    return false;
  }
}
