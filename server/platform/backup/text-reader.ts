import { endOfRows } from './format.ts';
import { damagedFile } from './errors.ts';

const newline = 0x0a;
const endBehindRow = Buffer.concat([Buffer.of(newline), endOfRows]);

/** Lines, and rows up to the line that ends them, from pieces that are cut anywhere. */
export function readText(pieces: AsyncIterable<Buffer>) {
  const incoming = pieces[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function readOn(): Promise<boolean> {
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

  /** The next line with its end; undefined where there is no whole line any more. */
  async function line(): Promise<Buffer | undefined> {
    for (;;) {
      const end = rest.indexOf(newline);
      if (end >= 0) return take(end + 1);
      if (!(await readOn())) return undefined;
    }
  }

  /** Whole rows, many at a time, and the line that ends them, which is read too and not given. */
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (rest.subarray(0, endOfRows.length).equals(endOfRows)) {
        take(endOfRows.length);
        return;
      }
      const end = rest.indexOf(endBehindRow);
      const whole = (end >= 0 ? end : rest.lastIndexOf(newline)) + 1;
      if (whole > 0) yield take(whole);
      if (end < 0 && !(await readOn())) throw damagedFile('it ends within a table');
    }
  }

  return { line, rows };
}
