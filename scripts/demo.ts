import { buildIfStale } from './build.ts';
import { people } from './seed/people.ts';
import { emailOf, password } from './seed/seed.ts';
import { seedRunning } from './seed/seed-running.ts';

const dataDir = './data-demo';
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildIfStale(say);
Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' });
await import('#server/main.ts');

const isNew = await seedRunning(dataDir);

const { length } = Object.keys(people);
say(isNew ? `A community of ${length} people has moved in.` : 'The community is as you left it.');
say(`Sign in with the password ${password} as one of`);
say(`  ${emailOf('aino')}    who started Harbour Tides, the liveliest board`);
say(`  ${emailOf('olena')}   a member there, and founder of Borrow Next Door`);
say(`  ${emailOf('fatima')}  who has just arrived`);
say(`Delete ${dataDir} to begin anew.`);
