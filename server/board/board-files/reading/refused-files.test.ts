import { expect, test } from 'vitest';
import { readBoardFile } from './read-board-file.ts';

const pictures = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const manyOf = (count: number, text: string) => Array(count).fill(text).join(',');
const nested = (depth: number) => `{"cards":[],"lists":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const own = (tickets: string) => `{"format":"pieces-board","version":1,"tickets":[${tickets}]}`;
const card = '{"id":"a","name":"b","idList":"c"';

test.each([
  ['blank', '\n\n  \n', 'This file is empty.'],
  ['a picture', pictures, 'This file isn’t UTF-8 text.'],
  ['NUL bytes', 'Title\nA\0B', 'This file isn’t UTF-8 text.'],
  ['Latin-1', Buffer.from('Title\nÄiti', 'latin1'), 'This file isn’t UTF-8 text.'],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004rest'), 'This looks like a spreadsheet.'],
  ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This looks like a spreadsheet.'],
  [
    'a ZIP file from Notion',
    Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}Tasks 1f.csv`),
    'This is a ZIP file. Unpack it and choose the CSV file in it.',
  ],
  [
    'JSON from WeKan',
    '{"_format":"wekan-board-1.0.0","lists":[],"cards":[]}',
    'This is a JSON file from WeKan, which Pieces can’t read. Export it as CSV and try again.',
  ],
  ['JSON from Asana', '{"data":[{"gid":"1","resource_type":"task"}]}', 'a JSON file from Asana'],
  [
    'no titles',
    'Colour,Shape\nred,round',
    'This file has no title column. Name one “Title”, “Summary” or “Name” in the first row.',
  ],
  ['only a head', 'Title,Status\n', 'This file has no tickets.'],
  ['an open quote', 'Title\nFine\n"Never closed', 'A quotation mark in row 3 is never closed.'],
  ['a huge cell', `Title\n"${'x'.repeat(1_100_000)}"`, 'Row 2 is too long.'],
  ['too many rows', `Title\n${'x\n'.repeat(5_001)}`, 'This file has more than 5,000 tickets.'],
  ['broken JSON', '{"cards": [', 'This file can’t be read as JSON.'],
  ['other JSON', '{"a": 1}', 'This JSON file is neither from Pieces nor from Trello.'],
  ['a JSON list', '[1, 2]', 'This JSON file is neither from Pieces nor from Trello.'],
  ['wrong Trello', '{"cards": [{"id": 1}], "lists": {}}', 'This Trello file is incomplete.'],
  ['JSON that is nested five million times', nested(5_000_000), 'This file is nested too deeply.'],
  ['deeper JSON than any board', nested(51), 'This file is nested too deeply.'],
  ['three million tickets', own(manyOf(3_000_000, '{}')), 'This file is far too large for a board'],
  ['200,000 tickets', own(manyOf(200_000, '{}')), 'This file has more than 5,000 tickets.'],
  ['a ticket without fields', own('{}'), 'This Pieces file is incomplete.'],
  [
    'many wrong labels',
    `{"lists":[],"cards":[${card},"labels":[${manyOf(900_000, '1')}]}]}`,
    'This Trello file is incomplete.',
  ],
  [
    'a row of ten million cells',
    `Title\n${','.repeat(10_000_000)}`,
    'Row 2 has more than 2,000 cells.',
  ],
  [
    'a head of ten million cells',
    `Title${','.repeat(10_000_000)}\nx`,
    'Row 1 has more than 2,000 cells.',
  ],
  [
    'too many cells',
    `Title\n${`x${','.repeat(1_999)}\n`.repeat(1_600)}`,
    'This file has more than 3,000,000 cells.',
  ],
  [
    'a status of three million ligatures',
    `Title,Status\nx,${'ﷺ'.repeat(3_000_000)}`,
    'Row 2 is too long.',
  ],
])('refuses %s with an explanation', async (_, file, message) => {
  const reading = readBoardFile(Buffer.from(file));
  await expect(reading).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(message),
  });
});
