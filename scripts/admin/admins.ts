import { addAdmin, removeAdmin } from '#server/people/admins/actions.ts';
import { listAdmins } from '#server/people/admins/store.ts';
import { type ReadCommand, readAddress, assertUsage } from './command.ts';

export const admins: Record<'list' | 'add' | 'remove', ReadCommand> = {
  list: (parameters) => {
    assertUsage(parameters.length === 0);
    return async (db) => {
      const addresses = (await listAdmins(db)).map(({ email }) => email);
      return addresses.join('\n') || 'No command has added an admin.';
    };
  },
  add: (parameters) => {
    const email = readOnlyAddress(parameters);
    return async (db, now) => {
      await addAdmin(db, { email, now });
      return `${email} is an admin now.`;
    };
  },
  remove: (parameters) => {
    const email = readOnlyAddress(parameters);
    return async (db, now) => {
      await removeAdmin(db, { email, now });
      return `${email} is no longer an admin.`;
    };
  },
};

function readOnlyAddress([address, ...more]: string[]): string {
  assertUsage(more.length === 0);
  return readAddress(address);
}
