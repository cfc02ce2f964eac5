import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { initialFields } from '#contract/values/ticket-fields.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import { priorities, ticketTypes } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { exportBoard, importFile, previewFile } from '#tests/factories/board-files.ts';
import type { Person } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const techStack = ['C, C++', '=React', 'SQL', "'-quoted"];

/** Texts that a spreadsheet, a CSV parser or a careless importer would change. */
const texts = [
  '=HYPERLINK("https://evil.test";"Click")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  "'=already quoted",
  "''@twice",
  'Ends;=1+1; "@2; \'=3',
  "'plain apostrophe",
  '＝full width',
  'Quotes "here" and; semicolons, commas',
  ' Spaces around ',
  '"',
  '',
  'Ää Öö 漢字 🧩',
  '#18 {"json": true} [brackets]',
  '\u{FEFF}A byte order mark',
];
const descriptions = [
  ...texts,
  '- [ ] One\n- [x] Two\n',
  'Windows\r\nlines\r\n\r\n',
  '\r\nStarts with a line break',
  '\tTab "and\tanother"',
  '```csv\n"a","b"\n```',
];

/** Fills a board with 1,000 tickets, and moves some so that the order isn't that of the numbers. */
async function fill({
  creator,
  member,
  projectId,
}: {
  creator: Person;
  member: Person;
  projectId: number;
}) {
  const at = <One>(all: readonly One[], index: number) => all[index % all.length] as One;
  const file = {
    format: 'pieces-board',
    version: 1,
    tickets: Array.from({ length: 1_000 }, (_, index) => ({
      number: ((index * 7) % 1_000) + 1,
      title: at(texts, index),
      description: at(descriptions, index + 3),
      status: at(ticketStatuses, index),
      priority: at(priorities, index + 1),
      type: at(['', ...ticketTypes], index),
      assigneeId: at([null, creator.id, member.id], index),
      assigneeName: at([null, creator.name, member.name], index),
      labels: techStack.slice(index % 5, (index % 5) + 3),
      dueDate: at([null, '2026-11-24', '2000-01-01', '2099-12-31'], index),
    })),
  };
  await importFile(creator, { projectId, file: JSON.stringify(file) });
}

/** What has to be equal, in board order. */
const contentOf = async (person: Person, projectId: number) =>
  (await listTickets(person, projectId))
    .toSorted((one, other) => order(one) - order(other))
    .map((ticket) => ({
      ...Object.fromEntries(
        Object.keys(initialFields).map((name) => [name, ticket[name as keyof Ticket]]),
      ),
      number: ticket.number,
      checklist: ticket.checklist,
      assigneeName: ticket.assigneeName,
    }));

const order = ({ status }: Ticket) => ticketStatuses.indexOf(status);

test.each(['csv', 'json'] as const)(
  '1,000 tickets exported as %s are equal when imported',
  async (format) => {
    const { creator, member, project } = await createTeam(server, { techStack });
    await fill({ creator, member, projectId: project.id });
    const before = await contentOf(creator, project.id);
    expect(before).toHaveLength(1_000);

    const file = await exportBoard(member, { projectId: project.id, format });
    const other = await createProject(creator, { techStack });
    await member.send('POST /projects/{projectId}/members', { params: { projectId: other.id } });
    const preview = await previewFile(creator, { projectId: other.id, file });
    expect(preview).toMatchObject({ source: 'pieces', count: 1_000, mappings: [], errors: [] });
    await importFile(creator, { projectId: other.id, file });
    expect(await contentOf(creator, other.id)).toEqual(before);

    // A second round is the same file, apart from when the tickets were created.
    const again = await exportBoard(member, { projectId: other.id, format });
    const withoutTimes = (text: Buffer) =>
      text.toString().replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(withoutTimes(again)).toBe(withoutTimes(file));
  },
);

test('no cell of an export starts a formula', async () => {
  const { creator, project } = await createTeam(server, { techStack });
  for (const title of texts.filter((text) => text.trim() !== '')) {
    await createTicket(creator, project.id, { title, description: title, labels: ['=React'] });
  }
  const file = await exportBoard(creator, { projectId: project.id });
  const cells = parse(file, { bom: true }).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell))).toEqual([]);
  expect(cells).toContain(`'${texts[0]}`);
});

test('an export is a download, and has only the tickets that are on the board', async () => {
  const { member, project, params } = await createTeam(server);
  const ticket = await createTicket(member, project.id, { title: 'Deleted' });
  const target = { ...params, ticketId: ticket.id };
  await createTicket(member, project.id, { title: 'Kept' });
  await member.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params: target });
  const path = `/api/projects/${project.id}/board-files/csv`;
  const answer = await member.request('GET', path);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="board-${project.id}.csv"`,
  );
  const text = await answer.text();
  expect(text).toContain('"Kept"');
  expect(text).not.toContain('Deleted');
  expect((await member.request('HEAD', path)).status).toBe(200);
  expect((await member.request('GET', `${path}x`)).status).toBe(404);
});
