import { ConflictError } from './conflict-error.ts';

type Saving<Stored, Change, Saved> = {
  /** Saves a change of what was stored when it began. */
  put: (stored: Stored, change: Change) => Promise<Saved>;
  /** What is stored now, if a save failed because someone else has changed it. */
  findCurrent: (error: unknown) => Stored | undefined;
  /** The change on top of what is stored now, or undefined if the person has to decide. */
  merge: (change: Change, stored: { before: Stored; now: Stored }) => Change | undefined;
};

const maxAttempts = 5;

/**
 * Saves a change on top of what others have changed since `base`. Throws ConflictError with what is stored
 * now if the change can't be merged, and gives up after five attempts. `failure`: why the first one
 * failed, if there was one already.
 */
export async function saveOnTop<Stored, Change, Saved extends Stored>(
  edit: { base: Stored; change: Change; failure?: unknown },
  { put, findCurrent, merge }: Saving<Stored, Change, Saved>,
): Promise<Saved> {
  let { base, change, failure } = edit;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (failure !== undefined) throw failure;
      return await put(base, change);
    } catch (error) {
      const now = findCurrent(error);
      if (now === undefined || attempt === maxAttempts) throw error;
      const merged = merge(change, { before: base, now });
      if (merged === undefined) throw new ConflictError(now);
      [base, change, failure] = [now, merged, undefined];
    }
  }
}
