import { expect, test } from 'vitest';
import type { Document } from '#contract/board/documents.ts';
import { createRandom } from '#tests/random.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { type Page, pageOf, saveDocument } from './save-document.ts';

type Form = { title: string; text: string; version: number };

/** A server with one page, whose answers and requests `isLost` may lose. */
function createServer(isLost: (way: 'request' | 'answer') => boolean = () => false) {
  let stored: Form = { title: 'Page', text: '', version: 1 };
  const current = () => ({ ...stored }) as Document;
  const cut = () => Promise.reject<Document>(new TypeError('Failed to fetch'));
  const put = async ({ version, ...form }: Form): Promise<Document> => {
    if (isLost('request')) return cut();
    if (version !== stored.version) {
      const body = { status: 409, code: 'stale_document', message: 'stale', current: current() };
      throw new ProblemError(body as ConstructorParameters<typeof ProblemError>[0]);
    }
    stored = { ...form, version: version + 1 };
    return isLost('answer') ? cut() : current();
  };
  return { put, current };
}

test('a title and lines that different people change are saved together', async () => {
  const { put, current } = createServer();
  await saveDocument({ base: { text: 'Page\n', version: 1 }, typed: 'Page\none\ntwo\nthree' }, put);
  const base = pageOf(current());
  await saveDocument({ base, typed: 'Page\none\ntwo\nTHREE' }, put);
  await saveDocument({ base, typed: 'Harbour\none\ntwo\nthree' }, put);
  expect(current()).toMatchObject({ title: 'Harbour', text: 'one\ntwo\nTHREE' });
});

test('a save whose answer was lost can be repeated', async () => {
  const lost = [false, true, false];
  const { put, current } = createServer((way) => way === 'answer' && lost.shift() === true);
  await saveDocument({ base: { text: 'Page\n', version: 1 }, typed: 'Page\none' }, put);
  const edit = { base: pageOf(current()), typed: 'Page\none\ntwo' };
  await expect(saveDocument(edit, put)).rejects.toThrow('Failed to fetch');
  await saveDocument(edit, put);
  expect(current().text).toBe('one\ntwo');
});

/** Two people edit and save again and again. Every line that one has saved is there, or someone was asked about it. */
test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'two people on a cut network lose no line without being asked (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const { put, current } = createServer(() => random(6) === 0);
    let count = 0;
    /** Lines that someone has deleted, or was asked about. */
    const excused = new Set<string>();
    const kept = new Set<string>();
    const people = [1, 2].map(() => ({ base: pageOf(current()), typed: pageOf(current()).text }));

    const edit = (person: { base: Page; typed: string }) => {
      const lines = person.typed.split('\n');
      const at = 1 + random(lines.length);
      const removed = lines.splice(at, random(3) === 0 ? 1 : 0, `line ${(count += 1)}`);
      removed.forEach((line) => excused.add(line));
      person.typed = lines.join('\n');
    };
    const save = async (person: { base: Page; typed: string }) => {
      try {
        const saved = await saveDocument(person, put);
        person.typed.split('\n').forEach((line) => kept.add(line));
        person.base = pageOf(saved);
        person.typed = person.base.text;
      } catch (error) {
        // A cut network: what was typed stays, and is saved later.
        if (!(error instanceof ConflictError)) return;
        const theirs = error.current as Page;
        const gone = random(2) === 0 ? theirs.text : person.typed;
        gone.split('\n').forEach((line) => excused.add(line));
        person.base = theirs;
        if (gone === person.typed) person.typed = theirs.text;
      }
    };

    for (let acts = 0; acts < 300; acts += 1) {
      const person = people[random(2)]!;
      if (random(3) === 0) await save(person);
      else edit(person);
    }
    const there = pageOf(current()).text.split('\n');
    expect([...kept].filter((line) => !there.includes(line) && !excused.has(line))).toEqual([]);
    expect(kept.size).toBeGreaterThan(20);
  },
);
