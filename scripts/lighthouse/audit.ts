import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Fetched with npx because nothing else needs it.
const version = '13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The times that are compared, in milliseconds, by the name Lighthouse gives them. */
export const times = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking',
} as const;

export type Time = keyof typeof times;
export type Audit = { scores: number[]; times: Record<Time, number>; hints: string[] };

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
};

type Options = {
  port: number;
  folder: string;
  /** Private pages aren't for search engines, so being indexed isn't audited. */
  isPrivate: boolean;
  /**
   * Lighthouse loads the page at full speed and computes how long it would take on a phone, instead of
   * slowing down the connection and the processor. On one machine that's misleading: it counts all that
   * arrives before the first paint as needed for it, and there everything does.
   */
  isSimulated: boolean;
};

/** Runs Lighthouse in the browser that listens on `port`. Throws if it failed or saw no paint. */
export async function audit(url: string, { port, folder, isPrivate, isSimulated }: Options) {
  const report = join(folder, 'report.json');
  const options = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
    `--throttling-method=${isSimulated ? 'simulate' : 'devtools'}`,
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories.join(',')}`,
    ...(isPrivate ? ['--skip-audits=is-crawlable'] : []),
  ];
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(said.join('').trim() || `Lighthouse ended with code ${code}.`);
  return read(JSON.parse(await readFile(report, 'utf8')) as Report);
}

function read({ categories: found, audits }: Report): Audit {
  const refs = Object.values(found).flatMap(({ auditRefs }) => auditRefs);
  const timeOf = (id: Time) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`The trace has no ${times[id]}.`);
    return value;
  };
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    times: Object.fromEntries(
      (Object.keys(times) as Time[]).map((id) => [id, timeOf(id)]),
    ) as Audit['times'],
    hints: refs.flatMap(({ id, weight }) => {
      const { score, title } = audits[id] ?? { score: null, title: '' };
      return weight > 0 && score !== null && score < 0.9 ? [`${title} (${id}): ${score}`] : [];
    }),
  };
}
