import { expect, test } from 'vitest';
import { oneByOne, readPreview, readTickets } from './read-in-process.ts';

const setting = { team: { members: [], technologies: [] }, timeZone: '' };
const fileOf = (text: string) => ({ content: Buffer.from(text), ...setting });

test('reads one file at a time', async () => {
  const reading = ['One', 'Two', 'Three'].map((title) => readTickets(fileOf(`Title\n${title}`)));
  await Promise.resolve();
  expect([oneByOne.activeCount, oneByOne.pendingCount]).toEqual([1, 2]);
  const files = await Promise.all(reading);
  expect(files.map(({ tickets }) => tickets.map(({ fields }) => fields.title))).toEqual([
    ['One'],
    ['Two'],
    ['Three'],
  ]);
});

test('refuses a file that takes too much memory, and reads the next one', async () => {
  const rows = `"${'x'.repeat(90_000)}"\n`.repeat(100);
  const tooLittle = { megabytes: 8, seconds: 600 };
  await expect(readTickets(fileOf(`Title\n${rows}`), tooLittle)).rejects.toMatchObject({
    code: 'invalid_input',
    message:
      'Reading this file takes too much memory or time. Split it into smaller files and try again.',
  });
  expect(await readPreview(fileOf('Title\nNext'))).toMatchObject({ count: 1 });
});

test('refuses a file that takes too long', async () => {
  const tooShort = { megabytes: 256, seconds: 0.001 };
  await expect(readTickets(fileOf('Title\nOne'), tooShort)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('too much memory or time'),
  });
});

test('names the first error of a file instead of its tickets', async () => {
  const { tickets, error } = await readTickets(fileOf('Title,Status\nOne,\n,Done\n,Done'));
  expect(tickets).toEqual([]);
  expect(error).toEqual({ place: 'Row 3', message: 'Title is required' });
});
