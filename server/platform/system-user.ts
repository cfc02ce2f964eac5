import { userInfo } from 'node:os';

/** The system's user who runs a command, or who runs it through sudo. */
export function readSystemUser(): string {
  const { SUDO_USER: sudoUser } = process.env;
  if (sudoUser) return sudoUser;
  try {
    return userInfo().username;
  } catch {
    // A container can run as a user without a name.
    return `user ${process.getuid?.()}`;
  }
}
