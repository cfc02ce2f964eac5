import { expect, test, vi } from 'vitest';
import type { ListedTicket, Ticket, TicketUpdate } from '#contract/board/tickets.ts';
import { aTicket } from '#tests/factories/ticket.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { hasConflict } from './save-again.ts';
import { saveChange } from './save-ticket.ts';

const base = aTicket({ title: 'Old', version: 1 });

/** A server with one ticket on it. */
function serverWith(ticket: Ticket) {
  let current = ticket;
  return vi.fn(
    async (_: ListedTicket, { after: _after, ...update }: TicketUpdate): Promise<Ticket> => {
      if (update.version !== current.version) {
        throw new ProblemError({ status: 409, code: 'stale_ticket', message: 'stale', current });
      }
      current = { ...current, ...(update as Partial<Ticket>), version: current.version + 1 };
      return current;
    },
  );
}

test('sends the whole ticket with the changed field', async () => {
  const put = serverWith(base);
  expect(await saveChange(base, { priority: 'High' }, put)).toMatchObject({
    priority: 'High',
    version: 2,
  });
  expect(put).toHaveBeenCalledExactlyOnceWith(base, { ...base, priority: 'High' });
});

test('retries on top of a change to another field', async () => {
  const put = serverWith({ ...base, title: 'Theirs', version: 2 });
  const saved = await saveChange(base, { priority: 'High' }, put);
  expect(saved).toMatchObject({ title: 'Theirs', priority: 'High', version: 3 });
});

test('throws ConflictError if someone else changed the same field', async () => {
  const theirs = { ...base, title: 'Theirs', version: 2 };
  const put = serverWith(theirs);
  const failure = await saveChange(base, { title: 'Mine' }, put).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConflictError);
  expect((failure as ConflictError).current).toEqual(theirs);
  expect(await saveChange(theirs, { title: 'Mine' }, put)).toMatchObject({ title: 'Mine' });
});

test('saves without conflict if both made the same change', async () => {
  const put = serverWith({ ...base, title: 'Same', version: 2 });
  expect(await saveChange(base, { title: 'Same' }, put)).toMatchObject({
    title: 'Same',
    version: 3,
  });
});

test('a new position in the same column is not a conflict', () => {
  expect(hasConflict(base, { ...base, position: 'zz' }, { status: 'Done', after: 3 })).toBe(false);
  expect(hasConflict(base, { ...base, status: 'In Progress' }, { status: 'Done', after: 3 })).toBe(
    true,
  );
});

test('does not retry after other errors', async () => {
  const put = vi.fn(() => Promise.reject(new Error('down')));
  await expect(saveChange(base, { title: 'Mine' }, put)).rejects.toThrow('down');
  expect(put).toHaveBeenCalledOnce();
});

test('gives up after five attempts if the ticket keeps changing', async () => {
  let version = 1;
  const put = vi.fn(async () => {
    version += 1;
    throw new ProblemError({
      status: 409,
      code: 'stale_ticket',
      message: 'stale',
      current: { ...base, version },
    });
  });
  await expect(saveChange(base, { title: 'Mine' }, put)).rejects.toThrow('stale');
  expect(put).toHaveBeenCalledTimes(5);
});

test('compares labels by their content', () => {
  const labeled = { ...base, labels: ['React'] };
  expect(hasConflict(labeled, { ...base, labels: ['React'] }, { labels: ['CSS'] })).toBe(false);
  expect(hasConflict(labeled, { ...base, labels: ['Vue'] }, { labels: ['CSS'] })).toBe(true);
});
