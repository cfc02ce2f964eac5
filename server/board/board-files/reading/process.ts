// Reads one file, in a process of its own.
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { presentPreview } from '#server/board/board-files/present.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { convert } from './convert.ts';
import type { Answer, Job } from './job.ts';
import { readBoardFile } from './read-board-file.ts';

// Everyone else comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl+C reaches this process, too. The server ends it, or it ends with the server.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

process.once('message', async (job: Job) => {
  const answered = await answer(job);
  // The server ends this process once it has the answer.
  flushCompileCache();
  process.send!(answered);
});

async function answer({ content, wants, ...setting }: Job): Promise<Answer> {
  try {
    const file = await readBoardFile(Buffer.from(content));
    const converted = convert(file, setting);
    if (wants === 'preview')
      return { preview: presentPreview({ file, team: setting.team, converted }) };
    const [error] = converted.errors;
    const { source } = file;
    return {
      read: error ? { source, tickets: [], error } : { source, tickets: converted.tickets },
    };
  } catch (error) {
    if (error instanceof ProblemError) return { refused: error.message };
    return { failed: (error as Error).stack ?? String(error) };
  }
}
