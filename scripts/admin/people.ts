import { open } from 'node:fs/promises';
import { listAccounts, type AccountRow } from '#server/accounts/sign-up/store.ts';
import { decide } from '#server/moderation/decisions/actions.ts';
import { removeAccount } from '#server/moderation/decisions/remove.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { writePersonalData } from '#server/moderation/personal-data/actions.ts';
import { type ReadCommand, getAccountId, readAddress, assertUsage } from './command.ts';

type Name = 'person list' | 'person export' | 'person delete' | 'person suspend';

export const people: Record<Name, ReadCommand> = {
  'person list': ([text = '', ...more]) => {
    assertUsage(more.length === 0);
    return async (db) => {
      const accounts = await listAccounts(db, { text, limit: 200 });
      return accounts.map(describe).join('\n') || 'There’s no such account.';
    };
  },

  'person export': ([address, path, ...more]) => {
    const email = readAddress(address);
    assertUsage(path && more.length === 0);
    return async (db, now) => {
      const userId = await getAccountId(db, email);
      // Only a new file, which only its owner can read.
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(await writePersonalData(db, { userId, now }));
      } finally {
        await file.close();
      }
      const subject = `person:${userId}`;
      await insertAudit(db, { actorId: 'command', act: 'export_person', subject, now });
      return `Everything about ${email} is in ${path}.`;
    };
  },

  'person delete': ([address, reason, ...more]) => {
    const email = readAddress(address);
    assertUsage(reason && more.length === 0);
    return async (db, now) => {
      await removeAccount(db, { userId: await getAccountId(db, email), email, reason, now });
      return `The account of ${email} is deleted.`;
    };
  },

  'person suspend': ([address, ...rest]) => {
    const email = readAddress(address);
    const [days, reason] = rest.length === 2 ? [Number(rest[0]), rest[1]] : [null, rest[0]];
    assertUsage(reason && rest.length <= 2 && (days === null || isDays(days)));
    return async (db, now) => {
      const subject = { kind: 'person', id: await getAccountId(db, email) } as const;
      const { id } = await decide(db, { ...byCommand, subject, act: 'suspend', reason, days, now });
      const time = days === null ? 'for good' : `for ${days} days`;
      return `${email} is suspended ${time}. This is decision ${id}.`;
    };
  },
};

const byCommand = { adminId: null };

const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= 365;

function describe({ id, email, name, since, until }: AccountRow): string {
  const suspended = until ? `  suspended until ${until.slice(0, 10)}` : '';
  return `${id}  ${email}  ${name}  since ${since.slice(0, 10)}${suspended}`;
}
