import { beforeAll, expect, test } from 'vitest';
import { attach } from '#tests/factories/attachments.ts';
import { openPlace, type Place, writeText } from '#tests/factories/attachment-uses.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { attachmentUpkeep } from './upkeep.ts';

const acts = Number(process.env.RANDOM_ACTS ?? 120);
const files = 6;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'discussions');
});

let days = 0;

/** Each time, everything that isn't used has expired. */
async function sweep() {
  days += 8;
  const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  for (const statement of attachmentUpkeep.sweeps ?? []) await server.pool.query(statement, [time]);
}

/** Moves a link from text to text, at random; one of them always has it. */
async function moveLink(place: Place, { link, seed }: { link: string; seed: number }) {
  const random = createRandom(seed);
  const kinds = Object.values(writeText);
  let held = (await writeText.ticket(place, link)) as Awaited<ReturnType<(typeof kinds)[number]>>;
  for (let act = 0; act < acts / files; act += 1) {
    const next = await kinds[random(kinds.length)]!(place, link);
    const way = random(3);
    if (way === 0) await held.edit('Nothing');
    else await held.remove();
    if (way === 1 && 'restore' in held) {
      await held.restore();
      // The deleted one has it again, so the new one can let it go.
      await next.edit('Nothing');
    } else held = next;
  }
}

/** Uses that PostgreSQL knows, and those of all texts that it has. */
async function listUses() {
  const { rows } = await server.pool.query<{ known: string[]; real: string[] }>(`
    with texts (kind, id, version, text) as (
      select 'ticket', id, 0, description from tickets
      union all select 'comment', id, 0, text from comments
      union all select 'comment', comment_id, id, text from comment_versions
      union all select 'document', id, 0, text from documents
      union all select 'document', document_id, version, text from document_versions)
    select array(select concat_ws(' ', kind, text_id, version, attachment_id) as use
                   from attachment_uses order by use) as known,
           array(select concat_ws(' ', kind, texts.id, version, attachments.id) as use
                   from texts join attachments on position('/attachments/' || attachments.id in text) > 0
                  order by use) as real`);
  return rows[0]!;
}

const attachmentOf = (use: string) => use.split(' ').at(-1);

test('no used file is deleted, with edits, deletions, undoing and upkeep at once', async () => {
  const { creator, project } = await createTeam(server);
  const place = await openPlace(creator, project.id);
  const addresses: string[] = [];
  for (let count = 0; count < files; count += 1)
    addresses.push((await attach(creator, project.id)).address);
  const moves = Promise.all(
    addresses.map((address, seed) => moveLink(place, { link: `[a](${address})`, seed })),
  );
  const over = moves.then(() => 'over');
  // Every file is in a text before anything can have expired.
  const countUsed = async () => new Set((await listUses()).known.map(attachmentOf)).size;
  await expect.poll(countUsed).toBe(files);
  while ((await Promise.race([over, sweep()])) !== 'over');
  await moves;
  for (const address of addresses) expect((await creator.request('GET', address)).status).toBe(200);
  const { known, real } = await listUses();
  expect(known).toEqual(real);
});

test('a file that expires while a text begins to use it stays, or the link is dead', async () => {
  const { creator, project } = await createTeam(server);
  for (let count = 0; count < 10; count += 1) {
    const { address } = await attach(creator, project.id);
    const description = `[a](${address})`;
    await Promise.all([sweep(), createTicket(creator, project.id, { description }), sweep()]);
    const { known, real } = await listUses();
    expect(known).toEqual(real);
    await sweep();
    await sweep();
    expect((await listUses()).known).toEqual(known);
  }
});
