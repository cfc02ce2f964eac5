/** Someone else changed the same, so the person has to decide. */
export class ConflictError<Stored = unknown> extends Error {
  readonly current: Stored;

  constructor(current: Stored) {
    super('Someone else changed this too.');
    this.current = current;
  }
}

type Saving<Stored, Change, Saved> = {
  /** Saves a change of what was stored when it began. */
  put: (stored: Stored, change: Change) => Promise<Saved>;
  /** What is stored now, if a save failed because someone else has changed it. */
  findCurrent: (error: unknown) => Stored | undefined;
  /** The change on top of what is stored now, or undefined if the person has to decide. */
  merge: (change: Change, stored: { before: Stored; now: Stored }) => Promise<Change | undefined>;
};

const maxAttempts = 5;

/**
 * Saves a change on top of what others have changed since `base`. Throws ConflictError with what is stored
 * now if the change can't be merged, and gives up after five attempts.
 */
export async function saveOnTop<Stored, Change, Saved extends Stored>(
  { base, change: wanted }: { base: Stored; change: Change },
  { put, findCurrent, merge }: Saving<Stored, Change, Saved>,
): Promise<Saved> {
  let [before, change] = [base, wanted];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put(before, change);
    } catch (error) {
      const now = findCurrent(error);
      if (now === undefined || attempt === maxAttempts) throw error;
      const merged = await merge(change, { before, now });
      if (merged === undefined) throw new ConflictError(now);
      [before, change] = [now, merged];
    }
  }
}
