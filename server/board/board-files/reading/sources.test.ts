import { describe, expect, test } from 'vitest';
import { readForTeam as read } from '#tests/factories/board-files.ts';
import { readBoardFile } from './read-board-file.ts';
import { priorityOf, statusOf, typeOf } from './words.ts';

describe('a file from GitHub Projects', () => {
  const file = [
    'Title\tURL\tAssignees\tStatus\tLinked pull requests\tLabels\tPriority\tTarget date',
    'Draw the map\thttps://github.com/p/trail/issues/7\taino-s\t🏗 In progress\t\treact, help wanted\t🔥 P0\tNov 24, 2026',
    '"A ""quoted"" title"\t\tstranger, aino-s\tDone\t\t\tP3\t',
  ].join('\n');

  test('becomes tickets with a link to the issue', async () => {
    const { tickets, file: found, errors } = await read(file);
    expect(found.source).toBe('github');
    expect(errors).toEqual([]);
    expect(tickets).toEqual([
      {
        title: 'Draw the map',
        description: 'https://github.com/p/trail/issues/7',
        status: 'In Progress',
        priority: 'High',
        type: '',
        assigneeId: 1,
        labels: ['React'],
        dueDate: '2026-11-24',
      },
      {
        title: 'A "quoted" title',
        description: '',
        status: 'Done',
        priority: 'Low',
        type: '',
        assigneeId: 1,
        labels: [],
        dueDate: null,
      },
    ]);
  });

  test('says what everything becomes, and what is left out', async () => {
    const { mappings } = await read(file);
    expect(mappings).toEqual([
      { field: 'status', from: '🏗 In progress', to: 'In Progress', count: 1 },
      { field: 'priority', from: '🔥 P0', to: 'High', count: 1 },
      { field: 'assignee', from: 'aino-s', to: 'Aino Salo', count: 1 },
      { field: 'due date', from: 'Nov 24, 2026', to: '2026-11-24', count: 1 },
      { field: 'label', from: 'react', to: 'React', count: 1 },
      { field: 'label', from: 'help wanted', to: null, count: 1 },
      { field: 'priority', from: 'P3', to: 'Low', count: 1 },
      { field: 'assignee', from: 'stranger, aino-s', to: 'Aino Salo', count: 1 },
    ]);
  });
});

/** The columns of Jira Cloud's "Export CSV (all fields)", as in exports that people have published. */
const jiraColumns =
  'Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Project type,Project lead,Project lead id,Priority,Resolution,Assignee,Assignee Id,Reporter,Reporter Id,Creator,Creator Id,Created,Updated,Last Viewed,Resolved,Due date,Votes,Labels,Labels,Labels,Labels,Description,Environment,Watchers,Watchers,Watchers Id,Watchers Id,Original estimate,Remaining Estimate,Time Spent,Work Ratio,Security Level,Attachment,Custom field (Story Points),Sprint,Parent,Parent key,Parent summary,Status Category,Status Category Changed'.split(
    ',',
  );

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of a Jira export: what isn't given is empty. Values of a repeated column follow each other. */
function jiraRow(values: Record<string, string | string[]>): string {
  const left = new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
  return jiraColumns.map((name) => quote(left.get(name)?.shift() ?? '')).join(',');
}

test('a file from Jira has a column for each label, and its categories decide the column', async () => {
  const { tickets, file } = await read(
    `\u{FEFF}${[
      jiraColumns.join(','),
      jiraRow({
        Summary: 'Log in',
        'Issue key': 'TRAIL-1',
        'Issue id': '10001',
        'Issue Type': 'Story',
        Status: 'Ready for QA',
        'Status Category': 'In Progress',
        Priority: 'Highest',
        Assignee: 'Eetu Salo',
        'Assignee Id': '712020:0c1d',
        Created: '09/Oct/26 1:42 PM',
        'Due date': '24/Nov/26 5:00 PM',
        Labels: ['js', 'docker', 'sql', 'React'],
        Description: 'h1. Steps\r\n# One',
        Sprint: 'Sprint 3',
      }),
      jiraRow({
        Summary: 'Fix',
        'Issue key': 'TRAIL-2',
        'Issue Type': 'Spike',
        Status: 'Parked',
        'Status Category': 'Done',
        Priority: 'Minor',
        Assignee: 'AINO SALO',
        'Parent key': 'TRAIL-1',
        'Parent summary': 'Log in',
      }),
    ].join('\r\n')}\r\n`,
  );
  expect(file.source).toBe('jira');
  expect(tickets[0]).toEqual({
    title: 'Log in',
    description: 'h1. Steps\r\n# One',
    status: 'In Progress',
    priority: 'High',
    type: 'Story',
    // Two members have this name.
    assigneeId: null,
    labels: ['Docker', 'SQL', 'React'],
    dueDate: '2026-11-24',
  });
  expect(tickets[1]).toMatchObject({
    status: 'Done',
    type: 'Other',
    priority: 'Low',
    assigneeId: 1,
  });
});

/** A card with all that Trello's "Print, export, and share" gives, as in exports that people have published. */
const exportedCard = {
  address: null,
  badges: { attachments: 0, checkItems: 0, checkItemsChecked: 0, comments: 0, due: null },
  checkItemStates: null,
  closed: false,
  coordinates: null,
  creationMethod: null,
  dueComplete: false,
  dateLastActivity: '2026-03-01T16:12:39.518Z',
  desc: '',
  descData: { emoji: {} },
  due: null,
  dueReminder: null,
  email: null,
  idBoard: '63ca744738483702fe5d233a',
  idChecklists: [],
  idMembers: [],
  idMembersVoted: [],
  idShort: 4,
  idAttachmentCover: null,
  labels: [],
  idLabels: [],
  locationName: null,
  manualCoverAttachment: false,
  shortLink: 't67TRrsa',
  shortUrl: 'https://trello.com/c/t67TRrsa',
  start: null,
  subscribed: false,
  url: 'https://trello.com/c/t67TRrsa/4-now',
  cover: { idAttachment: null, color: null, size: 'normal', brightness: 'dark' },
  isTemplate: false,
  cardRole: null,
  attachments: [],
  pluginData: [],
  customFieldItems: [],
};

test('a Trello board keeps the order of its lists and cards, and its checklists', async () => {
  const { tickets, file, mappings } = await read(
    JSON.stringify({
      name: 'Trail',
      lists: [
        { id: 'l2', name: 'Doing', closed: false, pos: 2 },
        { id: 'l1', name: 'Ideas', closed: false, pos: 1 },
        { id: 'l3', name: 'Old', closed: true, pos: 3 },
      ],
      cards: [
        { id: 'c1', name: 'Second idea', desc: '', idList: 'l1', closed: false, pos: 20 },
        {
          id: 'c2',
          name: 'First\nidea',
          desc: 'Text',
          idList: 'l1',
          closed: false,
          pos: 10,
          due: '2026-11-24T15:00:00.000Z',
          idMembers: ['m1'],
          labels: [{ name: 'TS' }, { name: '' }],
        },
        { ...exportedCard, id: 'c3', name: 'Now', idList: 'l2', pos: 5 },
        { id: 'c4', name: 'Archived', desc: '', idList: 'l2', closed: true, pos: 6 },
        { id: 'c5', name: 'In an archived list', desc: '', idList: 'l3', closed: false, pos: 1 },
      ],
      checklists: [
        {
          idCard: 'c2',
          name: 'Steps',
          pos: 1,
          checkItems: [
            { name: 'Then', state: 'incomplete', pos: 2 },
            { name: 'First', state: 'complete', pos: 1 },
          ],
        },
      ],
      members: [{ id: 'm1', fullName: 'Somebody', username: 'aino-s' }],
    }),
  );
  expect(tickets.map(({ title, status }) => [title, status])).toEqual([
    ['First idea', 'Backlog'],
    ['Second idea', 'Backlog'],
    ['Now', 'In Progress'],
  ]);
  expect(tickets[0]).toMatchObject({
    description: 'Text\n\n**Steps**\n\n- [x] First\n- [ ] Then',
    assigneeId: 1,
    labels: ['TypeScript'],
    dueDate: '2026-11-24',
  });
  expect(file.notes).toEqual([
    'Archived cards are left out: 2.',
    'Comments, attachments and custom fields are left out.',
  ]);
  expect(mappings).toContainEqual({ field: 'status', from: 'Ideas', to: 'Backlog', count: 2 });
});

test('only the first 30 filled columns of labels and names count', async () => {
  const columns = 900;
  const head = `Title,Name${',Tags,Assignee'.repeat(columns)}`;
  const file = await readBoardFile(
    Buffer.from(`${head}\n${'Draw,\n'.repeat(1_000)}Draw,,,${'x,y,'.repeat(100)}`),
  );
  expect(file.tickets.slice(0, 1_000).flatMap(({ labels }) => labels)).toEqual([]);
  expect(file.tickets.at(-1)?.labels).toHaveLength(30);
  expect(file.tickets.at(-1)?.assignees).toHaveLength(30);
});

describe('a Trello board', () => {
  const lists = [{ id: 'l1', name: 'Ideas' }];
  const card = { id: 'c1', name: 'Draw', idList: 'l1' };

  test('is refused if two cards share an ID, because both would get the same checklists', async () => {
    const file = JSON.stringify({ lists, cards: [card, card] });
    await expect(read(file)).rejects.toMatchObject({
      details: {
        message:
          'Two cards in this Trello file have the same ID. Export the board again and try again.',
      },
    });
  });

  test('gets its long names cut, because its cards repeat them', async () => {
    const long = 'Ideas '.repeat(100);
    const file = await readBoardFile(
      Buffer.from(
        JSON.stringify({
          lists: [{ id: 'l1', name: long }],
          cards: [{ ...card, idMembers: Array.from({ length: 40 }, () => 'm1') }],
          members: [{ id: 'm1', fullName: long, username: 'aino' }],
        }),
      ),
    );
    expect(file.tickets).toMatchObject([{ status: long.slice(0, 200) }]);
    expect(file.tickets[0]?.assignees).toHaveLength(60);
    expect(file.tickets[0]?.assignees[0]).toHaveLength(200);
  });
});

test.each([
  ['semicolons', 'Title;Status\n"One; two";Done'],
  ['tabs', 'Title\tStatus\nOne; two\tDone'],
  ['UTF-16', Buffer.from('\u{FEFF}Title;Status\r\n"One; two";Done', 'utf16le')],
  ['names of columns that Turkish software has made lower case', 'tıtle,status\nOne; two,Done'],
  ['a byte order mark', '\u{FEFF}Title,Status\nOne; two,Done'],
])('CSV with %s is read', async (_, file) => {
  const { tickets } = await read(file);
  expect(tickets).toMatchObject([{ title: 'One; two', status: 'Done' }]);
});

test('a ticket’s ID of an assignee only counts with their name', async () => {
  const ticket = (assigneeId: number, assigneeName: string) => ({
    number: 1,
    title: 'T',
    description: '',
    status: 'Done',
    priority: 'Low',
    type: '',
    assigneeId,
    assigneeName,
    labels: [],
    dueDate: null,
  });
  const tickets = [ticket(3, 'Eetu Salo'), ticket(1, 'Eetu Salo'), ticket(9, 'Aino Salo')];
  const file = { format: 'pieces-board', version: 1, tickets };
  const result = await read(JSON.stringify(file));
  expect(result.tickets.map(({ assigneeId }) => assigneeId)).toEqual([3, null, 1]);
});

test('doesn’t normalize words and names longer than any we know', () => {
  const long = '!'.repeat(200);
  expect(statusOf(`Done${long}`, '')).toBe('Backlog');
  expect(priorityOf(`High${long}`, 'csv')).toBe('Medium');
  expect(typeOf(`Bug${long}`)).toBe('Other');
});
