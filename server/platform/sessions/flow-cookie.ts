/**
 * Describes the cookie that ties a flow (an OAuth sign-in, a passkey challenge, a second step) to the
 * browser that started it. Returns the name and options to set, read and clear the cookie. On https
 * the name starts with `__Host-`, so no other host can plant it.
 */
export function flowCookie(
  publicUrl: string,
  { name, sameSite }: { name: string; sameSite: 'lax' | 'strict' },
) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite, secure } as const,
  };
}
