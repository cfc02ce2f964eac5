import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import type { ImportPreview } from '#contract/board/board-files.ts';
import type { Answer, Job, ReadTickets } from './job.ts';
import { fileRefused } from './refuse-file.ts';

/** Files are read one by one, so that they leave a core to everyone else. */
export const oneByOne = pLimit(1);

/** Far more than the largest files need. */
const defaults = { megabytes: 256, seconds: 30 };

type Limits = typeof defaults;
type File = Omit<Job, 'wants'>;

/** What an import of a file would do. Throws invalid_input if it can't be imported. */
export async function readPreview(file: File): Promise<ImportPreview> {
  const answer = await read({ ...file, wants: 'preview' }, defaults);
  if ('preview' in answer) return answer.preview;
  throw refusalOf(answer);
}

/** The tickets of a file. Throws invalid_input if it can't be imported. */
export async function readTickets(file: File, limits = defaults): Promise<ReadTickets> {
  const answer = await read({ ...file, wants: 'tickets' }, limits);
  if ('read' in answer) return answer.read;
  throw refusalOf(answer);
}

function refusalOf(answer: Answer): Error {
  if ('refused' in answer) return fileRefused(answer.refused);
  return new Error('failed' in answer ? answer.failed : 'A file was read for something else.');
}

/** A thread isn't enough: one that runs out of memory can end the whole process. */
const read = (job: Job, limits: Limits): Promise<Answer> =>
  oneByOne(async () => {
    if (job.content.length === 0) return { refused: 'This file is empty.' };
    const child = start(limits);
    const answered = once(child, 'message') as Promise<[Answer]>;
    const exited = once(child, 'exit').then(() => describeExit(child));
    // If it can't be sent, the process has ended.
    child.send(job, () => {});
    const answer = await Promise.race([answered.then(([message]) => message), exited]);
    child.kill('SIGKILL');
    return answer;
  });

const start = ({ megabytes, seconds }: Limits) =>
  fork(new URL('process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'],
    // None of the server's settings but where Node keeps compiled code. Windows programs need SystemRoot.
    env: {
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });

function describeExit({ exitCode }: ChildProcess): Answer {
  if (exitCode === 1) return { failed: 'The process that reads files couldn’t start.' };
  return {
    refused:
      'Reading this file takes too much memory or time. Split it into smaller files and try again.',
  };
}
