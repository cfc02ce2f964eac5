type Options = { most: number; milliseconds: number; now?: () => number };

/**
 * Limits how many lines are logged: in an overload everything is slow, and a line for each would make it worse. Calls
 * `write` for the first `most` lines in each span of time, with how many were left out before it.
 */
export function limitLines({ most, milliseconds, now = () => performance.now() }: Options) {
  let [since, written, leftOut] = [now(), 0, 0];
  return (write: (leftOut: number) => void) => {
    if (now() - since >= milliseconds) [since, written] = [now(), 0];
    if (written >= most) {
      leftOut += 1;
      return;
    }
    written += 1;
    write(leftOut);
    leftOut = 0;
  };
}

/** How many slow requests, and slow statements, are logged. */
export const slowLines = { most: 10, milliseconds: 10_000 };
