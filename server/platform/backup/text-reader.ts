import { endOfRows } from './format.ts';
import { damagedFile } from './errors.ts';

const newline = 0x0a;
const endAfterRow = Buffer.concat([Buffer.of(newline), endOfRows]);

/** Reads lines, and the rows of a table, from chunks that may end anywhere. */
export function readText(chunks: AsyncIterable<Buffer>) {
  const incoming = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function readMore(): Promise<boolean> {
    const { done, value } = await incoming.next();
    if (done) return false;
    rest = Buffer.concat([rest, value]);
    return true;
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  /** The next line including its newline; undefined if there's no complete line left. */
  async function line(): Promise<Buffer | undefined> {
    for (;;) {
      const end = rest.indexOf(newline);
      if (end >= 0) return take(end + 1);
      if (!(await readMore())) return undefined;
    }
  }

  /** Yields complete rows, many at a time. Also reads the line that ends them, without yielding it. */
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (rest.subarray(0, endOfRows.length).equals(endOfRows)) {
        take(endOfRows.length);
        return;
      }
      const end = rest.indexOf(endAfterRow);
      const whole = (end >= 0 ? end : rest.lastIndexOf(newline)) + 1;
      if (whole > 0) yield take(whole);
      if (end < 0 && !(await readMore())) throw damagedFile('it ends within a table');
    }
  }

  return { line, rows };
}
