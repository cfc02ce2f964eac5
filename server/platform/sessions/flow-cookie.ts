/**
 * The cookie that ties one flow (a sign-in elsewhere, a passkey challenge, a second step) to the
 * browser that began it. Takes the cookie's plain name and returns the name and options to set, read
 * and clear it with. On https the name starts with `__Host-`, so no other host can plant it.
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
