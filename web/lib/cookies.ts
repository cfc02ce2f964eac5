/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Whether someone is signed in here, as far as the server told: without it a profile is not asked for. */
export const hasSession = () => readCookie('pieces_signed_in') !== undefined;
