/** Someone else changed the same, so the person has to decide. */
export class ConflictError<Stored = unknown> extends Error {
  readonly current: Stored;

  constructor(current: Stored) {
    super('Someone else changed this too.');
    this.current = current;
  }
}
