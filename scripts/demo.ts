import { buildIfStale } from './build.ts';
import { people } from './seed/people.ts';
import { emailOf, password } from './seed/seed.ts';
import { seedRunning } from './seed/seed-running.ts';

const isLive = process.argv.includes('--live');
const dataDir = isLive ? './data-demo-live' : './data-demo';
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildIfStale(say);
Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' });
await import('#server/main.ts');

const isNew = await seedRunning(dataDir, { isLive });

const { length } = Object.keys(people);
say(
  isNew
    ? `Created ${length} sample members and their projects.`
    : 'Your demo data is as you left it.',
);
say(`Sign in with the password ${password} as one of:`);
say(`  ${emailOf('aino')}    started Harbour Tides, the busiest board`);
say(`  ${emailOf('olena')}   is on that team and started Borrow Next Door`);
say(`  ${emailOf('fatima')}  is on three teams; Many Hands looks for exactly what she knows`);
if (!isLive)
  say(
    'With npm run demo -- --live, events, the forum, discussions and hackathons are theirs, too.',
  );
say(`To start over, delete ${dataDir}.`);
