import type pg from 'pg';
import { runJoined, type Statement } from './joined-query.ts';

/** Put this at the end of the last statement of a transaction to commit with it, in one round trip. */
export const andCommit = '/* and commit */';

/**
 * Saves the round trips of a client's transactions: `begin` is sent with the first statement, and
 * `commit` with a statement that asks for it.
 */
export class JoinedTransaction {
  readonly #client: pg.ClientBase;
  #isBeginning = false;
  #hasCommitted = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  /** Returns the answer to a `begin`, `commit` or `rollback` that needn't be sent by itself. */
  skip(text: string): Promise<{ command: string }> | undefined {
    if (text === 'begin') this.#isBeginning = true;
    else if (!(text === 'commit' || text === 'rollback')) return undefined;
    else if (this.#isBeginning || this.#hasCommitted) this.#reset();
    else return undefined;
    return Promise.resolve({ command: text.toUpperCase() });
  }

  /**
   * Runs a statement, together with an end of its transaction if it's the first or the last. Returns
   * undefined for one that is neither, nor prepared.
   */
  run(statement: Statement): Promise<pg.QueryResult> | undefined {
    if (this.#hasCommitted) throw new Error('This transaction has been committed.');
    const begins = this.#isBeginning;
    const commits = statement.text.endsWith(andCommit) && (begins || this.#isInTransaction());
    this.#isBeginning = false;
    if (!begins && !commits && statement.name === undefined) return undefined;
    const result = runJoined(this.#client, statement, { begins, commits });
    return commits ? result.then((rows) => this.#committed(rows)) : result;
  }

  #committed(result: pg.QueryResult): pg.QueryResult {
    this.#hasCommitted = true;
    return result;
  }

  #isInTransaction() {
    return this.#client.getTransactionStatus() === 'T';
  }

  #reset() {
    this.#isBeginning = false;
    this.#hasCommitted = false;
  }
}
