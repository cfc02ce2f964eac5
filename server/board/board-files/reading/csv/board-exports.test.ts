import { expect, test } from 'vitest';
import { readForTeam, writeCsv as write } from '#tests/factories/board-files.ts';

const inKyiv = { timeZone: 'Europe/Kyiv' };

test('WeKan: labels carry their color, and the owner isn’t the assignee', async () => {
  const file = write(
    'Title,Description,List,Swimlane,Owner,Requested By,Assigned By,Members,Assignee,Labels,Start,Due,End,Overtime (hours),Spent time (hours),Created At,Last modified at,Last activity,Vote,Archived',
    [
      {
        Title: "'=Draw",
        Description: 'Text',
        List: 'Doing',
        Swimlane: 'Default',
        Owner: 'aino-s',
        'Requested By': ' ',
        Assignee: 'eetu aino-s',
        Labels: 'React-green help wanted-darkgreen SQL-red',
        Due: '2026-11-24T22:30:00.000Z',
        End: ' ',
        Archived: 'false',
      },
      { Title: 'Nobody’s', List: 'Done', Owner: 'aino-s', Archived: 'false' },
      { Title: 'Old', List: 'Done', Archived: 'true' },
    ],
  );
  const { file: read, tickets, mappings } = await readForTeam(file, inKyiv);
  expect(read.source).toBe('wekan');
  expect(tickets).toMatchObject([
    {
      title: '=Draw',
      status: 'In Progress',
      assigneeId: 1,
      labels: ['React', 'SQL'],
      dueDate: '2026-11-25',
    },
    { title: 'Nobody’s', assigneeId: null },
  ]);
  expect(mappings).toContainEqual({ field: 'label', from: 'help wanted', to: null, count: 1 });
  expect(read.unread).toMatchObject([
    { column: 'Swimlane', value: 'Default' },
    { column: 'Owner', value: 'aino-s' },
  ]);
});

test('Trello as CSV: labels carry their color, and archived cards are left out', async () => {
  const file = write(
    'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Attachment Count,List ID,List Name,Board Name,Archived',
    [
      {
        'Card ID': 'c1',
        'Card Name': 'Draw',
        'Card URL': 'https://trello.com/c/c1',
        'Card Description': 'Lines',
        Labels: 'React (green),help wanted (red_dark)',
        Members: 'Somebody (some), aino-s',
        'Due Date': '2026-11-24T22:30:00.000Z',
        'List Name': 'Doing',
        Archived: 'false',
      },
      { 'Card Name': 'Link', 'Card URL': 'https://trello.com/c/c2', Archived: 'false' },
      { 'Card Name': 'Old', Archived: 'true' },
    ],
  );
  const { file: read, tickets } = await readForTeam(file, inKyiv);
  expect(read.source).toBe('trello');
  expect(tickets).toMatchObject([
    {
      title: 'Draw',
      description: 'Lines',
      status: 'In Progress',
      labels: ['React'],
      assigneeId: 1,
      dueDate: '2026-11-25',
    },
    // Without a description, the link is read.
    { title: 'Link', description: 'https://trello.com/c/c2' },
  ]);
  expect(read.unread).toMatchObject([
    { column: 'Card ID', value: 'c1' },
    { column: 'Card URL', value: 'https://trello.com/c/c1' },
  ]);
});

test('Excel: a line that names the delimiter isn’t a row', async () => {
  const { tickets, file } = await readForTeam('sep=;\r\nTitle;Status\r\nOne, two;Done\r\n;Done');
  expect(tickets[0]).toMatchObject({ title: 'One, two', status: 'Done' });
  expect(file.tickets[1]?.place).toBe('Row 3');
});
