import { ProblemError } from '#server/platform/problem.ts';

/**
 * How many files may be received, wait or be read, and how many of them may be one person's. Each is in
 * memory as it was sent.
 */
export const [maxFiles, maxOwnFiles] = [16, 4];

/** Whose files they are. */
const owners: number[] = [];

/** Receives and reads a person's file, unless that would be too many at the same time. */
export async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const own = owners.filter((owner) => owner === userId);
  if (own.length >= maxOwnFiles) throw tooMany('Your other files are still being read.');
  if (owners.length >= maxFiles) throw tooMany('Many files are being read right now.');
  owners.push(userId);
  try {
    return await work();
  } finally {
    owners.splice(owners.indexOf(userId), 1);
  }
}

const tooMany = (reason: string) =>
  new ProblemError('unavailable', { message: `${reason} Wait a moment and try again.` });
