import pg from 'pg';

/** What pg's connections and queries have beyond their types. */
type Wire = {
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string }): void;
  execute(portal: object): void;
  sync(): void;
};
type Callback = (error: Error | undefined, result: pg.QueryResult) => void;
type WireQuery = new (
  text: string,
  values: readonly unknown[] | undefined,
  callback: Callback,
) => {
  name: string | undefined;
  queryMode: string;
  submit(connection: pg.Connection): void;
  prepare(wire: Wire): void;
  _getRows(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
};

const Query = pg.Query as unknown as WireQuery;

export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** With which ends of a transaction a statement is sent. */
export type Ends = { begins: boolean; commits: boolean };

/** A statement that is sent with the `begin` before it, the `commit` after it, or both. */
class JoinedQuery extends Query {
  readonly #ends: Ends;
  #completed = 0;

  constructor({ name, text, values }: Statement, ends: Ends, callback: Callback) {
    // pg copies a whole configuration property by property.
    super(text, values, callback);
    this.name = name;
    this.queryMode = 'extended';
    this.#ends = ends;
  }

  override prepare(wire: Wire) {
    if (this.#ends.begins) runPrepared(wire, 'begin');
    super.prepare(wire);
  }

  override _getRows(wire: Wire) {
    wire.execute({});
    if (this.#ends.commits) runPrepared(wire, 'commit');
    wire.sync();
  }

  /** Only the statement itself has a result. */
  override handleCommandComplete(message: object, wire: Wire) {
    const index = this.#completed - Number(this.#ends.begins);
    this.#completed += 1;
    if (index === 0) super.handleCommandComplete(message, wire);
  }
}

function runPrepared(wire: Wire, statement: 'begin' | 'commit') {
  wire.bind({ statement });
  wire.execute({});
}

/** Prepares both ends of a transaction, without running them. */
class Preparation extends Query {
  override queryMode = 'extended';

  override prepare(wire: Wire) {
    for (const name of ['begin', 'commit']) wire.parse({ name, text: name });
    wire.sync();
  }
}

/**
 * Runs a statement together with the ends of its transaction, in one round trip, on a client that was
 * prepared for it. If the statement fails, the transaction has begun and isn't committed. Rejects with
 * the error of the statement or of the commit.
 */
export const runJoined = (client: pg.ClientBase, statement: Statement, ends: Ends) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const settle: Callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new JoinedQuery(statement, ends, settle));
  });

/** Prepares a new connection for joined statements. Rejects if the connection fails. */
export const prepareForJoining = (client: pg.ClientBase) =>
  new Promise<void>((resolve, reject) => {
    const settle: Callback = (error) => (error ? reject(error) : resolve());
    client.query(new Preparation('begin', [], settle));
  });
