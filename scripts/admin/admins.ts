import { addAdmin, removeAdmin } from '#server/people/admins/actions.ts';
import { listAdmins } from '#server/people/admins/store.ts';
import { type Command, readAddress, require } from './work.ts';

export const admins: Record<'list' | 'add' | 'remove', Command> = {
  list: (parameters) => {
    require(parameters.length === 0);
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
      return `${email} is no admin anymore.`;
    };
  },
};

function readOnlyAddress([address, ...more]: string[]): string {
  require(more.length === 0);
  return readAddress(address);
}
