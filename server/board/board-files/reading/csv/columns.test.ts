import { describe, expect, test } from 'vitest';
import { readForTeam } from '#tests/factories/board-files.ts';

test.each([
  ['Done', 'In Progress', 'Done'],
  ['In progress', 'Done', 'In Progress'],
  ['Parked', 'Done', 'Done'],
  ['Doing', 'To Do', 'Backlog'],
  ['Doing', '', 'In Progress'],
])('the status %s of the category %s is %s', async (status, category, column) => {
  const file = `Summary,Issue key,Status,Status Category\nOne,A-1,${status},${category}`;
  expect((await readForTeam(file)).tickets).toMatchObject([{ status: column }]);
});

describe('columns that nothing reads', () => {
  test('are named with their first value', async () => {
    const { file } = await readForTeam(
      'Title,Sprint,Estimate,Empty,,Status,Status\nOne,,3,,x,Done,Closed\nTwo,Second,5,,,,',
    );
    expect(file.unread).toMatchObject([
      { position: 2, column: 'Sprint', value: 'Second' },
      { column: 'Estimate', value: '3' },
      { column: 'Column 5', value: 'x' },
      // The first column of a name is read.
      { column: 'Status', value: 'Closed' },
    ]);
  });

  test('include a second column for the same thing', async () => {
    const { file, tickets } = await readForTeam(
      'Title,Due date,Deadline\nOne,2026-11-24,2026-12-01',
    );
    expect(tickets).toMatchObject([{ dueDate: '2026-11-24' }]);
    expect(file.unread).toMatchObject([{ column: 'Deadline', value: '2026-12-01' }]);
  });

  test('include links of tickets that have a description', async () => {
    const { file } = await readForTeam(
      'Title,Body,URL\nOne,,https://a.test\nTwo,Text,https://b.test',
    );
    expect(file.unread).toMatchObject([{ column: 'URL', value: 'https://b.test' }]);
  });

  test('leave out columns that Pieces knows', async () => {
    const own =
      'Number,Title,Description,Status,Priority,Type,Assignee,Assignee ID,Label,Label,Label,Due date,Created';
    const { file } = await readForTeam(
      `${own},Extra\n1,One,Text,Done,Low,Bug,Aino Salo,1,SQL,React,,2026-11-24,2026-01-01,x`,
    );
    expect([file.source, file.unread]).toMatchObject(['pieces', [{ column: 'Extra', value: 'x' }]]);
  });
});

describe('a title that’s too long', () => {
  const note = (places: string) =>
    `Titles longer than 500 characters are cut, and the rest goes at the start of the description: ${places}.`;

  test('is cut between words, and the rest goes at the start of the description', async () => {
    const long = 'word '.repeat(120).trim();
    const { tickets, notes, errors } = await readForTeam(`Title,Notes\n${long},Text\nShort,`);
    const [{ title, description }] = tickets as [(typeof tickets)[number]];
    expect(title).toBe(`${'word '.repeat(99)}…`.replace(' …', '…'));
    expect(description).toMatch(/^…word (word )+word\n\nText$/);
    expect(`${title.slice(0, -1)} ${description.slice(1).split('\n')[0]}`).toBe(long);
    expect([notes, errors]).toEqual([[note('Row 2')], []]);
  });

  test('is never cut inside a character', async () => {
    const { tickets, errors } = await readForTeam(`Title\nx${'🧩'.repeat(300)}`);
    const [{ title, description }] = tickets as [(typeof tickets)[number]];
    expect(title).toBe(`x${'🧩'.repeat(249)}…`);
    expect(description).toBe(`…${'🧩'.repeat(51)}`);
    expect(errors).toEqual([]);
  });

  test('is named with four others, and the rest are counted', async () => {
    const { notes } = await readForTeam(`Title\n${`${'x'.repeat(501)}\n`.repeat(7)}`);
    expect(notes).toEqual([note('Row 2, Row 3, Row 4, Row 5, Row 6 and 2 more')]);
  });
});

describe('an assignee', () => {
  const assigneeOf = async (cell: string) => {
    const file = `Title\tAssignee\nOne\t"${cell.replaceAll('"', '""')}"`;
    const { tickets, mappings } = await readForTeam(file);
    return [tickets[0]?.assigneeId, mappings[0]?.from];
  };

  test.each([
    ['Salo, Aino'],
    ['Somebody Else, aino-s'],
    ['Else, Somebody; Salo, Aino'],
    ['"Else, Somebody","Salo, Aino"'],
    ['[Somebody Else,Aino Salo]'],
    ['Aino Salo <aino@pieces.test>'],
    ['@aino-s'],
  ])('is found in %s', async (cell) => {
    expect(await assigneeOf(cell)).toEqual([1, cell]);
  });

  test('isn’t found by a name longer than any member’s', async () => {
    const long = 'X'.repeat(201);
    const members = [{ id: 1, name: long, login: '' }];
    const cards = [{ id: 'c', name: 'One', idList: 'l', idMembers: ['m'] }];
    const people = [{ id: 'm', fullName: 'x'.repeat(201) }];
    const trello = { lists: [{ id: 'l', name: 'To do' }], cards, members: people };
    expect((await readForTeam(JSON.stringify(trello), { members })).tickets[0]?.assigneeId).toBe(
      null,
    );
    const pieces = ownFile({ assigneeName: 'x'.repeat(201) });
    expect((await readForTeam(pieces, { members })).tickets[0]?.assigneeId).toBe(null);
  });
});

test('doesn’t find a label longer than any technology', async () => {
  const file = ownFile({ labels: ['x'.repeat(201)] });
  const { tickets } = await readForTeam(file, { technologies: ['X'.repeat(201)] });
  expect(tickets[0]?.labels).toEqual([]);
});

test('doesn’t read brackets, commas and quotation marks in JSON strings as structure', async () => {
  const title = '"[{\\'.repeat(60);
  expect((await readForTeam(ownFile({ title }))).tickets).toMatchObject([{ title }]);
});

const ownFile = (fields: object) =>
  JSON.stringify({
    format: 'pieces-board',
    version: 1,
    tickets: [
      {
        number: 1,
        title: 'One',
        description: '',
        status: 'Done',
        priority: 'Low',
        type: '',
        assigneeId: null,
        assigneeName: null,
        labels: [],
        dueDate: null,
        ...fields,
      },
    ],
  });
