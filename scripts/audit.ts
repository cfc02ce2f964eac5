import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describeAudit } from './audit/report.ts';

// npm asks its registry about the packages of the lock file. A registry that knows no answer, or no
// network, is no hole: that is said, and nothing fails.
const child = spawn('npm audit --json', { shell: true, stdio: ['ignore', 'pipe', 'ignore'] });
const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
const { sentence, holes } = describeAudit(output);
process.stdout.write(`${sentence}\n`);
process.exitCode = holes > 0 ? 1 : 0;
