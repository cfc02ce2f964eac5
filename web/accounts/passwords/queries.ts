import { queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  passwordResetRequest,
  passwordChange,
  passwordReset,
} from '#contract/accounts/passwords.ts';
import { call } from '#web/lib/api/api.ts';

export type ForgottenPassword = z.input<typeof passwordResetRequest>;
export type PasswordReset = z.input<typeof passwordReset>;
export type PasswordChange = z.input<typeof passwordChange>;

export const useForgottenPassword = () =>
  useMutation({
    mutationFn: (body: ForgottenPassword) => call('POST /auth/forgot-password', { body }),
  });

/** The linked logins and passkeys of the account that a reset link belongs to. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => call('POST /auth/reset-link', { body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

export const usePasswordReset = () =>
  useMutation({ mutationFn: (body: PasswordReset) => call('POST /auth/reset-password', { body }) });

export const usePasswordChange = () =>
  useMutation({ mutationFn: (body: PasswordChange) => call('PUT /users/password', { body }) });
