import { expect, test } from 'vitest';
import { readForTeam, writeCsv as write } from '#tests/factories/board-files.ts';

const inKyiv = { timeZone: 'Europe/Kyiv' };

test('Asana: the section is the status, unless the task is completed', async () => {
  const file = write(
    'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task',
    [
      {
        Name: 'Draw the map',
        'Section/Column': 'Doing',
        Assignee: 'Aino Salo',
        'Assignee Email': 'aino@pieces.test',
        'Due Date': '2026-11-24',
        Tags: 'react,help wanted',
        Notes: 'With contours',
        Projects: 'Trail',
      },
      { Name: 'Test it', 'Section/Column': 'Doing', 'Completed At': '2026-09-30' },
    ],
  );
  const { file: read, tickets } = await readForTeam(file);
  expect(read.source).toBe('asana');
  expect(tickets[0]).toEqual({
    title: 'Draw the map',
    description: 'With contours',
    status: 'In Progress',
    priority: 'Medium',
    type: '',
    assigneeId: 1,
    labels: ['React'],
    dueDate: '2026-11-24',
  });
  expect(tickets[1]).toMatchObject({ title: 'Test it', status: 'Done' });
  expect(read.unread).toMatchObject([
    { column: 'Assignee Email', value: 'aino@pieces.test' },
    { column: 'Projects', value: 'Trail' },
  ]);
});

test('ClickUp: times are milliseconds, lists are in brackets, and priorities are numbers', async () => {
  const file = write(
    'Task ID,Task Link,Task Type,Task Name,Task Content,Status,Date Created,Date Created Text,Due Date,Due Date Text,Start Date,Start Date Text,Parent ID,Subtasks IDs,Attachments,Assignees,Tags,Priority,List Name,Folder Name/Path,Space Name',
    [
      {
        'Task ID': '86b1x',
        'Task Type': 'Bug',
        'Task Name': 'Pitch',
        'Task Content': 'Hook, body',
        Status: 'in review',
        'Due Date': '1795559400000',
        'Due Date Text': '11/25/2026, 12:30 AM GMT+2',
        'Parent ID': 'null',
        Attachments: '[]',
        Assignees: '[Somebody Else,Aino Salo]',
        Tags: '[sql, react]',
        Priority: '1',
        'List Name': 'Done',
      },
      { 'Task ID': '86b2', 'Task Name': 'Later', Priority: '4', 'Due Date': 'null' },
    ],
  );
  const { file: read, tickets } = await readForTeam(file, inKyiv);
  expect(read.source).toBe('clickup');
  expect(tickets).toMatchObject([
    {
      title: 'Pitch',
      description: 'Hook, body',
      status: 'In Progress',
      priority: 'High',
      type: 'Bug',
      assigneeId: 1,
      labels: ['SQL', 'React'],
      dueDate: '2026-11-25',
    },
    { title: 'Later', priority: 'Low', dueDate: null },
  ]);
  expect(read.unread.map(({ column }) => column)).not.toContain('Parent ID');
  expect(read.unread).toContainEqual(
    expect.objectContaining({ column: 'List Name', value: 'Done' }),
  );
});

test('Linear: archived issues are left out, and apostrophes before formulas are removed', async () => {
  const file = write(
    'ID,Team,Title,Description,Status,Estimate,Priority,Project ID,Project,Creator,Assignee,Labels,Cycle Number,Cycle Name,Cycle Start,Cycle End,Created,Updated,Started,Triaged,Completed,Canceled,Archived,Due Date,Parent issue',
    [
      {
        ID: 'ENG-1',
        Team: 'Core',
        Title: "'=Sum up",
        Description: "'- One\n- Two",
        Status: 'Todo',
        Estimate: '3',
        Priority: 'Urgent',
        Assignee: 'aino-s',
        Labels: 'Docker, Bug',
        'Due Date': '2026-11-24',
      },
      { ID: 'ENG-2', Title: 'Old', Status: 'Done', Archived: '2026-03-01T10:00:00.000Z' },
      { ID: 'ENG-3', Title: 'Dropped', Status: 'Canceled', Priority: 'No priority' },
    ],
  );
  const { file: read, tickets, notes } = await readForTeam(file);
  expect(read.source).toBe('linear');
  expect(tickets).toMatchObject([
    {
      title: '=Sum up',
      description: '- One\n- Two',
      status: 'Backlog',
      priority: 'High',
      assigneeId: 1,
      labels: ['Docker'],
      dueDate: '2026-11-24',
    },
    { title: 'Dropped', status: 'Done', priority: 'Medium' },
  ]);
  expect(notes).toEqual(['Archived tickets are left out: 1.']);
  expect(read.unread).toContainEqual(expect.objectContaining({ column: 'Estimate', value: '3' }));
});

test('Notion: the task name is the title, and the summary isn’t', async () => {
  const file = write('Task name,Status,Assignee,Due date,Priority,Summary,Tags,Task type', [
    {
      'Task name': 'Write the page',
      Status: 'In progress',
      Assignee: 'Eetu Virta, Aino Salo',
      'Due date': 'November 24, 2026 → November 28, 2026',
      Priority: 'High',
      Summary: 'About the page',
      Tags: 'React, Website',
      'Task type': '🐞 Bug',
    },
  ]);
  const { file: read, tickets } = await readForTeam(file);
  expect(read.source).toBe('notion');
  expect(tickets).toMatchObject([
    {
      title: 'Write the page',
      status: 'In Progress',
      priority: 'High',
      type: 'Bug',
      assigneeId: 1,
      labels: ['React'],
      dueDate: '2026-11-28',
    },
  ]);
  expect(read.unread).toMatchObject([{ column: 'Summary', value: 'About the page' }]);
});

test('Notion: a checked box is done', async () => {
  const file = write('Name,Assign,Done,Created time', [
    { Name: 'One', Assign: 'Aino Salo', Done: 'Yes', 'Created time': 'November 1, 2026' },
    { Name: 'Two', Done: 'No' },
  ]);
  const { file: read, tickets } = await readForTeam(file);
  expect(read.source).toBe('notion');
  expect(tickets.map(({ status, assigneeId }) => [status, assigneeId])).toEqual([
    ['Done', 1],
    ['Backlog', null],
  ]);
});

test.each([
  'Project,ID,Name,Description,State,Start Date,Target Date,Priority,Created By,Assignee,Labels,Cycle Name,Module Name,Created At,Updated At,Completed At,Archived At',
  'project_name,identifier,name,description_stripped,state_name,start_date,target_date,priority,created_by,assignees,labels,cycle_name,module_name,created_at,updated_at,completed_at,archived_at',
])('Plane: the state is the status (%s)', async (columns) => {
  const names = columns.split(',');
  const at = (index: number) => names[index] ?? '';
  const [name, description, state, target, assignee, archived] = [2, 3, 4, 6, 9, 16].map(at);
  const file = write(columns, [
    {
      [name!]: 'Draw',
      [description!]: 'Lines',
      [state!]: 'In Progress',
      [target!]: '2026-11-24',
      [assignee!]: 'Aino Salo',
    },
    { [name!]: 'Old', [archived!]: '2026-01-02' },
  ]);
  const { file: read, tickets } = await readForTeam(file);
  expect(read.source).toBe('plane');
  expect(tickets).toMatchObject([
    {
      title: 'Draw',
      description: 'Lines',
      status: 'In Progress',
      assigneeId: 1,
      dueDate: '2026-11-24',
    },
  ]);
});

test('monday.com: the names of the board and its groups don’t become tickets', async () => {
  const file = [
    'Trail,,,,',
    ',,,,',
    'This week,,,,',
    'Name,Person,Status,Date,Budget',
    'Draw,Aino Salo,Working on it,2026-11-24,120',
    'Test,,Done,,80',
    ',,,,200',
    ',,,,',
    'Next week,,,,',
    'Name,Person,Status,Date,Budget',
    'Ship,,Stuck,,',
  ].join('\n');
  const { file: read, tickets, notes, errors } = await readForTeam(file);
  expect([read.source, errors]).toEqual(['monday', []]);
  expect(tickets.map(({ title, status }) => [title, status])).toEqual([
    ['Draw', 'In Progress'],
    ['Test', 'Done'],
    ['Ship', 'In Progress'],
  ]);
  expect(tickets[0]).toMatchObject({ assigneeId: 1, dueDate: '2026-11-24' });
  expect(read.tickets.map(({ place }) => place)).toEqual(['Row 5', 'Row 6', 'Row 11']);
  expect(notes).toEqual(['Rows without a name are left out: 1.', 'Group names are left out.']);
  expect(read.unread).toMatchObject([{ column: 'Budget', value: '120' }]);
});
