import { writeFileSync } from 'node:fs';

/** What failed, and with which message. */
export type Failure = { title: string; message: string };

/** How a step ended. Skipped tests don't apply to this system. */
export type Outcome = { passed: number; skipped: number; failures: Failure[] };

/** The variable that names the file into which a suite's reporter writes the outcome. */
export const outcomeFile = 'TEST_OUTCOME_FILE';

/** Writes a suite's outcome for the script that runs it. */
export const writeOutcome = (outcome: Outcome) =>
  writeFileSync(process.env[outcomeFile]!, JSON.stringify(outcome));

const linesShown = 20;
const isOwnLine = (line: string) =>
  line.trim() !== '' && !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line);

/** A failure as the end of a run repeats it: its title and the first lines of its message. */
export function describeFailure({ title, message }: Failure) {
  const lines = message.split('\n').filter(isOwnLine).slice(0, linesShown);
  return [`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
